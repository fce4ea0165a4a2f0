-- Ids are made by the service (time-ordered, see src/core/ids.ts); each process takes a node number at its start so that
-- no two of them make the same id.
create sequence node_number as integer minvalue 0 maxvalue 1023 cycle;

-- credits = what the account owns, held = the part of it that running work has reserved. Both are kept in step with the
-- ledger by the transactions that write it; unfinished counts tasks not yet final, for the account's quota.
create table account (
  id bigint primary key,
  name text not null,
  credits bigint not null default 0,
  held bigint not null default 0,
  unfinished integer not null default 0,
  running integer not null default 0,
  max_running integer not null default 5,
  max_unfinished integer not null default 10000,
  callback_secret bytea not null,
  old_callback_secret bytea,
  old_callback_secret_until timestamptz,
  created_at timestamptz not null,
  constraint account_within_means check (held >= 0 and credits >= held),
  constraint account_counts check (running >= 0 and unfinished >= 0)
);

create table api_key (
  id bigint primary key,
  account_id bigint not null references account,
  sha256 bytea not null unique,
  name text not null,
  scopes text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_key_account on api_key (account_id, id);

-- task, ledger and idempotency name their account without a foreign key: every transaction that inserts here has locked
-- the account's row first, and three key checks a create are a fifth of its cost.
create table task (
  id bigint primary key,
  account_id bigint not null,
  -- The generator's name, or the film action's.
  type text not null,
  state text not null check (state in ('created', 'queueing', 'processing', 'success', 'failed')),
  -- The film and the place in it that a sub-task makes.
  parent_id bigint references task,
  part text,
  part_index integer,
  model text not null default '',
  resolution text not null default '',
  -- The request after defaults, media replaced by references; plain json, because nothing ever looks inside it here.
  request json not null,
  payload text not null default '',
  callback_url text,
  off_peak boolean not null default false,
  bgm boolean not null default false,
  progress smallint not null default 0 check (progress between 0 and 100),
  attempt integer not null default 0,
  err_code text not null default '',
  err_msg text not null default '',
  -- What was held at creation; credits is what the answers show: the price, the settled price, 0 after a refund.
  hold bigint not null check (hold >= 0),
  credits bigint not null check (credits >= 0),
  result json,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  finished_at timestamptz,
  constraint task_done_is_100 check ((state = 'success') = (progress = 100)),
  constraint task_failed_has_code check ((state = 'failed') = (err_code <> ''))
);
create index task_of_account on task (account_id, id desc) where parent_id is null;
create index task_part on task (parent_id, id) where parent_id is not null;
create index task_payload on task using hash (payload) where payload <> '';

-- The table of legal moves. src/tasks/moves.ts holds the same table; a test compares the two. It binds whoever asks,
-- an operator's psql included.
create function task_move_is_legal() returns trigger language plpgsql as $$
begin
  if (old.state, new.state) in (
    ('created', 'queueing'), ('queueing', 'processing'), ('processing', 'success'), ('processing', 'failed'),
    ('created', 'failed'), ('queueing', 'failed')
  ) then
    return new;
  end if;
  raise exception 'task % may not move from % to %', old.id, old.state, new.state using errcode = 'KN001';
end
$$;
create trigger task_move before update of state on task
  for each row when (old.state is distinct from new.state) execute function task_move_is_legal();

create function task_progress_never_falls() returns trigger language plpgsql as $$
begin
  new.progress := greatest(new.progress, old.progress);
  return new;
end
$$;
create trigger task_progress before update of progress on task
  for each row when (new.progress < old.progress) execute function task_progress_never_falls();

-- Append-only: every change of an account's credits or of what it holds. The sums over an account equal its row.
create table ledger (
  id bigint primary key,
  account_id bigint not null,
  task_id bigint,
  kind text not null check (kind in ('grant', 'adjust', 'charge', 'hold', 'settle', 'refund')),
  credits bigint not null,
  held bigint not null,
  note text not null default '',
  created_at timestamptz not null
);
create index ledger_of_account on ledger (account_id, id);
-- A task is held once, and its hold ends once: settled or refunded, never both, never twice.
create unique index ledger_hold_once on ledger (task_id) where kind = 'hold';
create unique index ledger_end_once on ledger (task_id) where kind in ('settle', 'refund');

create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only' using errcode = 'KN002';
end
$$;
create trigger ledger_keep before update or delete or truncate on ledger execute function ledger_is_append_only();

-- First answers, for callers that repeat a POST with the same Idempotency-Key.
create table idempotency (
  account_id bigint not null,
  key text not null,
  request_sha256 bytea not null,
  answer text not null,
  created_at timestamptz not null,
  primary key (account_id, key)
);
create index idempotency_age on idempotency (created_at);

create table subject (
  id bigint primary key,
  -- Null: a subject of the system, for everyone to use.
  account_id bigint references account,
  name text not null,
  images json not null,
  videos json not null,
  voice_id text not null default '',
  style text not null default '',
  description text not null default '',
  credits bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique nulls not distinct (account_id, name)
);
create index subject_of_account on subject (account_id, id desc);

create table upload (
  id bigint primary key,
  account_id bigint not null references account,
  blob_key text,
  bytes bigint,
  etag text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  finished_at timestamptz
);

-- The outbox: a callback is a row written in the transaction of the change it tells of.
create table callback (
  id bigint primary key,
  task_id bigint not null references task,
  account_id bigint not null references account,
  event text not null check (event in ('processing', 'success', 'failed')),
  url text not null,
  state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
  tries json not null default '[]',
  created_at timestamptz not null,
  due_at timestamptz not null
);
create index callback_due on callback (due_at) where state = 'pending';
create index callback_by_state on callback (state, id desc);
create index callback_of_task on callback (task_id, id);
