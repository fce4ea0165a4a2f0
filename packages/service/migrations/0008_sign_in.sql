-- Codes of sign-in links for the console: each is exchanged once, within minutes, for a key (src/accounts/sign-in.ts).
create table sign_in_code (
  sha256 bytea primary key,
  account_id bigint not null references account,
  scopes text[] not null,
  expires_at timestamptz not null
);
