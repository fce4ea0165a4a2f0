-- How long files are kept. A file is removed when nothing uses it and its time is over, never before (src/tasks/sweep-files.ts).

-- Every file in storage, by its key. A put writes its row, with a day ahead, before it looks whether the file is there; a
-- sweep holds the row while it removes the file. So one waits for the other, and whoever got a key has a day to use it.
-- until: not removed before; infinity: in use, as far as the last look knew; -infinity: a use of it has ended, and the next
-- sweep says until when URLs may still lead to it.
create table blob (
  key text collate "C" primary key,
  until timestamptz not null
);
create index blob_due on blob (until) where until < 'infinity';

-- Who needs a file: a task (a film and its parts are one holder, the film), a subject, an upload. The foreign key is the
-- promise itself: what is used cannot be removed, and what was removed cannot be used.
create table blob_use (
  holder bigint not null,
  key text collate "C" not null references blob,
  primary key (holder, key)
);
create index blob_use_of on blob_use (key);

-- Tasks that have ended and still have files; work on a film takes it off this list again.
create table ended_holder (
  holder bigint primary key,
  ended_at timestamptz not null
);
create index ended_holder_age on ended_holder (ended_at);

-- True: the task's files are no longer kept, and no more URLs are signed for them.
alter table task add column let_go boolean not null default false;

-- The keys in a stored document, as JSON.stringify writes it: whatever stands in a property that is called blob, or
-- something_blob. What a caller wrote cannot look like one, its quotes are escaped. 9 us; a regular expression takes 20 to 800.
create function blob_keys_in(document text) returns setof text language sql immutable as $$
  select distinct split_part(rest, '"', 1) from unnest((string_to_array(document, 'blob":"'))[2:]) as rest
$$;

create function use_blobs(by bigint, keys text[]) returns void language sql as $$
  insert into blob_use (holder, key) select by, key from unnest(keys) as key order by key on conflict do nothing
$$;

-- In the order of keys, so that two that let go of the same files do not wait for each other.
create function blob_is_let_go() returns trigger language plpgsql as $$
begin
  update blob set until = '-infinity'
  where key = any(array(select key from blob where key in (select key from gone) order by key for no key update));
  return null;
end
$$;
create trigger blob_let_go after delete on blob_use
  referencing old table as gone for each statement execute function blob_is_let_go();

-- What a task was given.
create function task_takes_files() returns trigger language plpgsql as $$
begin
  perform use_blobs(coalesce(new.parent_id, new.id), array(select blob_keys_in(new.request::text)));
  delete from ended_holder where holder = new.parent_id;
  return null;
end
$$;
create trigger task_files_in after insert on task for each row
  when (new.parent_id is not null or position('blob":"' in new.request::text) > 0) execute function task_takes_files();

-- What it has made so far.
create function step_makes_files() returns trigger language plpgsql as $$
begin
  perform use_blobs(coalesce(parent_id, id), array(select blob_keys_in(new.result::text))) from task where id = new.task_id;
  return null;
end
$$;
create trigger step_files after insert on step for each row
  when (position('blob":"' in new.result::text) > 0) execute function step_makes_files();

-- What it made. Ends of one account come one after the other (its row is locked), so the last of a film's parts sees that
-- it is the last.
create function task_ends_with_files() returns trigger language plpgsql as $$
declare
  owner bigint := coalesce(new.parent_id, new.id);
begin
  if new.result is not null then
    perform use_blobs(owner, array(select blob_keys_in(new.result::text)));
  end if;
  insert into ended_holder (holder, ended_at)
  select owner, coalesce(new.finished_at, new.updated_at)
  where exists (select from blob_use where holder = owner)
    and not exists (select from task where id = owner and state not in ('success', 'failed'))
    and not exists (select from task where parent_id = owner and state not in ('success', 'failed'))
  on conflict (holder) do update set ended_at = excluded.ended_at;
  return null;
end
$$;
create trigger task_files_out after update of state on task for each row
  when (new.state in ('success', 'failed') and old.state is distinct from new.state) execute function task_ends_with_files();

create function subject_keeps_files() returns trigger language plpgsql as $$
declare
  keys text[] := case when tg_op <> 'DELETE' then array(select blob_keys_in(new.images::text || new.videos::text)) else '{}' end;
begin
  if tg_op <> 'DELETE' then perform use_blobs(new.id, keys); end if;
  if tg_op <> 'INSERT' then delete from blob_use where holder = old.id and not key = any(keys); end if;
  return null;
end
$$;
create trigger subject_files after insert or delete or update of images, videos on subject
  for each row execute function subject_keeps_files();

create function upload_keeps_file() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.blob_key is not null then perform use_blobs(new.id, array[new.blob_key]); end if;
  if old.blob_key is not null then
    delete from blob_use where holder = old.id and key = old.blob_key
      and (tg_op = 'DELETE' or new.blob_key is distinct from old.blob_key);
  end if;
  return null;
end
$$;
create trigger upload_file after delete or update of blob_key on upload
  for each row execute function upload_keeps_file();

create index upload_filled on upload (expires_at) where blob_key is not null;
create index upload_age on upload (expires_at);

-- What is there already. Files that no row knows are found by a sweep of their own.
with found as (
  select coalesce(parent_id, id) as holder, blob_keys_in(request::text || coalesce(result::text, '')) as key from task
  union
  select coalesce(task.parent_id, task.id), blob_keys_in(step.result::text) from step join task on task.id = step.task_id
  union
  select id, blob_keys_in(images::text || videos::text) from subject
  union
  select id, blob_key from upload where blob_key is not null
), known as (
  insert into blob (key, until) select distinct key, now() + interval '25 hours' from found returning key
)
insert into blob_use (holder, key) select found.holder, known.key from found join known using (key);

insert into ended_holder (holder, ended_at)
select holder, max(ended_at)
from (
  select coalesce(parent_id, id) as holder, coalesce(finished_at, updated_at) as ended_at, state in ('success', 'failed') as ended
  from task
) one
where holder in (select holder from blob_use)
group by holder having bool_and(ended);

-- Numbers for the ids of processes. Each process takes the one that was taken or renewed longest ago and renews it again and
-- again, so that one in use is handed out only if a thousand starts lie between two renewals. A counter tells the order:
-- clocks jump. The first to be taken are those that the sequence of before would have given out last.
create sequence node_turn;
create table node (
  number smallint primary key,
  turn bigint not null unique
);
insert into node (number, turn)
select number, nextval('node_turn') from (
  select number from generate_series(0, 1023) as number, node_number
  order by (number - node_number.last_value + 2047) % 1024
) one;
drop sequence node_number;
