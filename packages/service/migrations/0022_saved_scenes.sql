-- Scene documents that accounts keep (src/store/saved-scenes.ts). A change adds a version; old ones are deleted beyond a number.
create table saved_scene (
  id bigint primary key,
  account_id bigint not null references account,
  name text not null,
  -- The newest version.
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index saved_scene_of_account on saved_scene (account_id, id desc);

create table saved_scene_version (
  saved_scene_id bigint not null references saved_scene on delete cascade,
  version integer not null,
  scene json not null,
  seconds real not null,
  shots integer not null,
  bytes integer not null,
  created_at timestamptz not null,
  primary key (saved_scene_id, version)
);
