-- Asset documents that accounts keep (src/store/saved-assets.ts). A change adds a version, as for scenes.
create table saved_asset (
  id bigint primary key,
  account_id bigint not null references account,
  -- The asset's id in scene documents.
  name text not null,
  -- The newest version.
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (account_id, name)
);
create index saved_asset_of_account on saved_asset (account_id, id desc);

create table saved_asset_version (
  saved_asset_id bigint not null references saved_asset on delete cascade,
  version integer not null,
  asset json not null,
  -- Its entry of the catalogue.
  entry json not null,
  bytes integer not null,
  created_at timestamptz not null,
  primary key (saved_asset_id, version)
);
