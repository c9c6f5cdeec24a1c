/** From the canal to Mortain: the region of the campaign, drawn by ourselves. */
import type { Region } from '../../lib/campaign/region';

const COAST =
  '1010 28C940 44 900 20 840 34S770 62 700 50 600 14 540 34 520 70 480 78 452 40 420 30 300 24 240 40 160 12 100 26 30 60 -10 44';

const region: Region = {
  width: 1000,
  height: 690,
  narrow: { x: 180, y: -10, width: 640, height: 690 },
  sea: `M-10 -10H1010V28L${COAST}Z`,
  coast: `M${COAST}`,
  rivers: [
    {
      path: 'M482 70Q488 110 479 130Q470 150 488 170Q505 190 502 215Q498 240 519 265Q540 290 530 315Q520 340 540 365Q560 390 554 415Q548 440 569 460Q590 480 585 505Q580 530 550 560Q520 590 510 645L500 700',
      width: 9,
    },
    { path: 'M330 34Q340 70 325 95Q310 120 320 145Q330 170 310 200L290 230', width: 7 },
    { path: 'M316 128L488 118', width: 5 },
  ],
  roads: [
    'M150 60Q300 100 360 120Q420 140 490 145Q560 150 660 130Q760 110 885 115L1010 120',
    'M440 60Q430 200 450 250Q470 300 475 320Q480 340 510 380Q540 420 570 460Q600 500 630 550Q660 600 680 650L700 700',
    'M-10 330Q200 320 320 310Q440 300 540 285Q640 270 825 265L1010 260',
    'M200 700Q420 640 530 629Q640 618 730 589Q820 560 915 550L1010 540',
  ],
  hills: [
    { x: 760, y: 590, width: 190, height: 136, rings: 5 },
    { x: 300, y: 426, width: 176, height: 136, rings: 4 },
    { x: 820, y: 328, width: 188, height: 154, rings: 4 },
    { x: 170, y: 566, width: 188, height: 148, rings: 4 },
  ],
  woods: [
    { x: 190, y: 255, trees: 15 },
    { x: 880, y: 178, trees: 12 },
    { x: 672, y: 300, trees: 11 },
    { x: 90, y: 392, trees: 9 },
    { x: 420, y: 520, trees: 9 },
    { x: 910, y: 466, trees: 9 },
    { x: 256, y: 608, trees: 8 },
  ],
  towns: [
    {
      name: 'ui-campaign-place-carentan',
      x: 252,
      y: 66,
      houses: 14,
      at: { x: 226, y: 58, size: 17, end: true },
    },
    { name: 'ui-campaign-place-isigny', x: 696, y: 146, houses: 9, at: { x: 724, y: 146, size: 15 } },
    {
      name: 'ui-campaign-place-saint-lo',
      x: 474,
      y: 306,
      houses: 16,
      at: { x: 434, y: 292, size: 19, end: true },
    },
    { name: 'ui-campaign-place-tessy', x: 566, y: 442, houses: 10, at: { x: 606, y: 452, size: 16 } },
    { name: 'ui-campaign-place-mortain', x: 656, y: 640, houses: 14, at: { x: 690, y: 664, size: 19 } },
  ],
  waters: [
    { name: 'ui-campaign-place-vire', x: 548, y: 360, turn: 72 },
    { name: 'ui-campaign-place-bay', x: 800, y: 20 },
  ],
  operations: [
    { name: 'ui-campaign-operation-1-name', dates: 'ui-campaign-operation-1-dates', x: 594, y: 196 },
    { name: 'ui-campaign-operation-2-name', dates: 'ui-campaign-operation-2-dates', x: 292, y: 376 },
    { name: 'ui-campaign-operation-3-name', dates: 'ui-campaign-operation-3-dates', x: 640, y: 404 },
    { name: 'ui-campaign-operation-4-name', dates: 'ui-campaign-operation-4-dates', x: 696, y: 486 },
  ],
  places: {
    'la-raye': { x: 402, y: 118 },
    'montmartin-en-graignes': { x: 300, y: 92 },
    'raid-across-the-canal': { x: 500, y: 172 },
    'behind-enemy-lines': { x: 404, y: 214 },
    'crossing-the-vire': { x: 520, y: 262 },
    'desperate-withdrawal': { x: 388, y: 318 },
    'la-huberderie': { x: 470, y: 356 },
    'streets-of-tessy-sur-vire': { x: 562, y: 420 },
    reinforcements: { x: 590, y: 516 },
    'critical-intelligence': { x: 690, y: 548 },
    'hill-314': { x: 742, y: 600 },
    mortain: { x: 640, y: 622 },
  },
  label: 'ui-campaign-map',
  title: 'ui-campaign-title-normandy',
  dates: 'ui-campaign-dates',
  legend: { x: 16, y: 508 },
};

export default region;
