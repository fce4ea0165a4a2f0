-- A pinned task keeps its files until it is let go of by its owner: it waits in ended_holder without an end. A film is pinned as a
-- whole. Whoever pins locks the account's row, as every end does, so that one of the two sees what the other wrote.
alter table task add column pinned boolean not null default false;
create index task_pinned on task (account_id) where pinned;

create or replace function task_ends_with_files() returns trigger language plpgsql as $$
declare
  owner bigint := coalesce(new.parent_id, new.id);
begin
  if new.result is not null then
    perform use_blobs(owner, array(select blob_keys_in(new.result::text)));
  end if;
  insert into ended_holder (holder, ended_at)
  select owner, case when exists (select from task where id = owner and pinned and state = 'success') then 'infinity'
                     else coalesce(new.finished_at, new.updated_at) end
  where exists (select from blob_use where holder = owner)
    and not exists (select from task where id = owner and state not in ('success', 'failed'))
    and not exists (select from task where parent_id = owner and state not in ('success', 'failed'))
  on conflict (holder) do update set ended_at = excluded.ended_at;
  return null;
end
$$;
