-- Collections of an account's tasks and kept scenes (src/store/collections.ts). The favourites are the collection without a name.
create table collection (
  id bigint primary key,
  account_id bigint not null references account,
  name text,
  created_at timestamptz not null
);
create index collection_of_account on collection (account_id, id desc);
create unique index collection_favourites on collection (account_id) where name is null;

-- Ids are unique among tasks and scenes together. The items of a deleted scene are deleted with it.
create table collection_item (
  collection_id bigint not null references collection on delete cascade,
  item_id bigint not null,
  added_at timestamptz not null,
  primary key (collection_id, item_id)
);
create index collection_item_by_item on collection_item (item_id);
