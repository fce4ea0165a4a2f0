-- What keys may still send, for all processes together: each tells now and then what was sent to it (src/http/rate-limit.ts).
-- Not logged: after a crash every bucket is full, as after a start.
create unlogged table rate_bucket (
  key text collate "C" primary key,
  tokens double precision not null,
  at timestamptz not null
);
create index rate_bucket_age on rate_bucket (at);
