#!/bin/sh
# Run once, by the image of PostgreSQL, when its data folder is empty: the shop's role and database, and what the
# standby needs. The shop is no superuser. A pooler passes no time limits on, so they are the role's.
set -eu
psql --username=postgres --set=ON_ERROR_STOP=1 --set=shop="$SHOP_PASSWORD" --set=replication="$REPLICATION_PASSWORD" <<'SQL'
create role shop login password :'shop';
alter role shop set statement_timeout = '5s';
alter role shop set lock_timeout = '2s';
alter role shop set idle_in_transaction_session_timeout = '10s';
create database shop owner shop;
create role replica replication login password :'replication';
select pg_create_physical_replication_slot('standby');
SQL
echo 'host replication replica all scram-sha-256' >>"$PGDATA/pg_hba.conf"
