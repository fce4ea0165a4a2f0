-- What operators and accounts look at.

-- The first characters of a key, for people to know it by; empty for keys that were made before, or given from outside.
alter table api_key add column prefix text not null default '';

-- An account's delivery log, newest first.
create index callback_of_account on callback (account_id, id desc);

-- What came to the test receivers: the last calls of each account (src/store/received-calls.ts).
create table received_call (
  id bigint primary key,
  account_id bigint not null references account,
  headers jsonb not null,
  -- The beginning of it; body_bytes is how long it was.
  body text not null,
  body_bytes integer not null,
  -- Whether the account's secret had signed it, by either scheme.
  webhook_signed boolean not null,
  hmac_signed boolean not null,
  received_at timestamptz not null
);
create index received_call_of_account on received_call (account_id, id desc);

-- What workers say of themselves every few seconds. Whether one lives is told by its lock; this is only shown.
create table worker_report (
  id bigint primary key,
  host text not null,
  slots integer not null,
  extra_slots integer not null,
  running integer not null,
  -- Its engines: the state of each breaker, orders in flight and waiting.
  engines jsonb not null,
  started_at timestamptz not null,
  reported_at timestamptz not null
);

-- How much was to be done and by how many, a row a minute, for a day and an hour.
create table load_sample (
  at timestamptz primary key,
  waiting integer not null,
  running integer not null,
  workers integer not null,
  slots integer not null,
  succeeded integer not null,
  failed integer not null
);

-- Orders that an engine should have had, and that went to the next one; orders that it had because all others failed.
alter table engine_day
  add column passed_over bigint not null default 0,
  add column stood_in bigint not null default 0;
