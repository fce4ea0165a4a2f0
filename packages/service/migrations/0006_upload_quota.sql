-- What was sent to an upload, replaced files included: they stay in storage for about as long as the upload itself, and
-- count against what its account may keep (src/http/upload-gate.ts).
alter table upload add column sent_bytes bigint not null default 0;
update upload set sent_bytes = bytes where bytes is not null;
create index upload_of_account on upload (account_id, expires_at);
