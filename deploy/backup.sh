#!/bin/sh
# Back up the database of the settings into a folder, then delete backups of more than KEEP_DAYS.
# Workers may go on meanwhile. usage: SANDTABLE_URL=… backup.sh FOLDER
set -eu
umask 077
folder=$1
name=$folder/sandtable-$(date -u +%Y%m%dT%H%M%SZ)
part=$folder/unfinished
rm -f "$part"
trap 'rm -f "$part"' EXIT

case ${SANDTABLE_URL:-} in
postgresql*)
    # As libpq writes it, without the driver of SQLAlchemy.
    pg_dump --format=custom --no-owner --dbname="postgresql:${SANDTABLE_URL#*:}" --file="$part"
    pg_restore --list "$part" >/dev/null
    mv "$part" "$name.dump"
    ;;
sqlite:///* | "")
    url=${SANDTABLE_URL:-sqlite:///${SANDTABLE_DATA:?}/sandtable.db}
    file=${url#sqlite:///}
    if ! test -f "$file"; then # sqlite3 would create it
        echo "backup.sh: there is no $file" >&2
        exit 1
    fi
    # Like .backup, but all of it in one read: it need not begin again whenever a move is stored.
    sqlite3 -bail -cmd '.timeout 10000' "$file" "VACUUM INTO '$part'"
    test "$(sqlite3 "$part" 'PRAGMA integrity_check')" = ok
    mv "$part" "$name.db"
    ;;
*)
    echo "backup.sh: no backup of this kind of database" >&2
    exit 2
    ;;
esac
find "$folder" -maxdepth 1 -name 'sandtable-*' -mtime "+${KEEP_DAYS:-14}" -delete
