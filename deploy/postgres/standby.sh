#!/bin/sh
# A hot standby: copies the primary where nothing is here yet, then follows it and answers reads.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA"
  chmod 700 "$PGDATA"
  find "$PGDATA" -mindepth 1 -delete
  pg_basebackup --host="${PRIMARY_HOST:-primary}" --port="${PRIMARY_PORT:-5432}" --username=replica --pgdata="$PGDATA" --slot=standby --wal-method=stream --checkpoint=fast --write-recovery-conf
fi
# Rows that a read here still needs are not cleared away there.
exec postgres -c hot_standby_feedback=on "$@"
