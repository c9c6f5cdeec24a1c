"""`python -m bench`: measure all subjects in turn, for several rounds, and print the medians."""

import argparse
import datetime
import sys
from pathlib import Path

from bench.measure import Sample, run
from bench.report import machine, middle, table, targets
from bench.subjects import SUBJECTS, Subject

LOG = Path(__file__).with_name("RESULTS.md")


def main() -> None:
    """Run the benchmark."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=10, help="for each subject and round")
    parser.add_argument("--rounds", type=int, default=3, help="of which the median is shown")
    parser.add_argument("--write", action="store_true", help=f"append the result to {LOG.name}")
    options = parser.parse_args()

    conditions = f"{machine()} Median of {options.rounds} rounds of {options.seconds:g} s."
    samples: dict[Subject, list[Sample]] = {subject: [] for subject in SUBJECTS}
    for number in range(options.rounds):
        for subject in SUBJECTS:  # interleaved, so that other load affects all alike
            sample = run(subject, options.seconds, seed=number)
            samples[subject].append(sample)
            print(f"round {number + 1}: {subject.label}: {sample.speed:,.0f}/s", file=sys.stderr)

    results = {subject: middle(taken) for subject, taken in samples.items()}
    text = f"{conditions}\n\n{table(results)}\n\n{targets(results)}\n"
    print(text)
    if options.write:
        with LOG.open("a", encoding="utf-8") as log:
            log.write(f"\n## {datetime.date.today().isoformat()}\n\n{text}")


if __name__ == "__main__":
    main()
