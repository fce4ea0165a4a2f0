-- Files on their way to uploads, whatever process lets them in: they count against what their account may keep
-- (src/http/upload-gate.ts). Not logged: after a crash nothing is on its way.
create unlogged table arriving_upload (
  upload_id bigint primary key,
  account_id bigint not null,
  bytes bigint not null,
  since timestamptz not null
);
create index arriving_upload_of_account on arriving_upload (account_id);
