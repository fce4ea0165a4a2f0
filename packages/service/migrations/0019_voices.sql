-- Voices that accounts had made of recordings (src/store/voices.ts). A row is there from the create of its task on, which keeps the
-- id for it; the voice can be asked for once the task has succeeded. It stays when the task's files go, until somebody deletes it.
create table voice (
  account_id bigint not null references account,
  voice_id text not null,
  task_id bigint not null,
  is_ready boolean not null default false,
  language text not null default '',
  gender text not null default '',
  -- Who made it, and what it takes there to speak with it.
  engine text not null default '',
  made json,
  created_at timestamptz not null,
  primary key (account_id, voice_id)
);
create index voice_of_task on voice (task_id);

-- Of two creates at the same time the first has the id; the other's task finds that, and fails.
create function clone_takes_voice() returns trigger language plpgsql as $$
begin
  insert into voice (account_id, voice_id, task_id, created_at)
  values (new.account_id, new.request ->> 'voice_id', new.id, new.created_at) on conflict do nothing;
  return null;
end
$$;
create trigger task_takes_voice after insert on task for each row
  when (new.type = 'audio-clone') execute function clone_takes_voice();

create function clone_ends() returns trigger language plpgsql as $$
begin
  if new.state = 'success' then
    update voice set is_ready = true, language = new.result #>> '{voice,language}', gender = new.result #>> '{voice,gender}',
      engine = new.result #>> '{voice,engine}', made = new.result #> '{voice,made}'
    where task_id = new.id;
  else
    delete from voice where task_id = new.id;
  end if;
  return null;
end
$$;
create trigger task_makes_voice after update of state on task for each row
  when (new.type = 'audio-clone' and new.state in ('success', 'failed') and old.state is distinct from new.state)
  execute function clone_ends();
