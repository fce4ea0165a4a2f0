// The answers of the operator API, which the client package does not cover.

export type OperatedAccount = {
  id: string
  name: string
  credits: number
  held: number
  unfinished: number
  running: number
  max_running: number
  max_unfinished: number
  created_at: string
}
export type AccountPage = { accounts: OperatedAccount[]; next_page_token: string }
export type NewAccount = { id: string; name: string; credits: number; key: string; callback_secret: string }

export type OperatedKey = {
  id: string
  name: string
  prefix: string
  scopes: string[]
  expires_at: string | null
  created_at: string
  last_used_at: string | null
  revoked_at: string | null
}
export type KeyPage = { keys: OperatedKey[]; next_page_token: string }
export type NewKey = OperatedKey & { key: string }

export type LoadSample = {
  at: string
  waiting: number
  running: number
  workers: number
  slots: number
  succeeded: number
  failed: number
}
export type Load = {
  at: string
  waiting: number
  running: number
  ready: number
  oldest_waiting_at: string | null
  workers: {
    id: string
    host: string
    slots: number
    extra_slots: number
    running: number
    started_at: string
    reported_at: string
  }[]
  samples: LoadSample[]
}

export type Engines = {
  engines: {
    engine: string
    kind: string
    makes: string[]
    state: 'closed' | 'half-open' | 'open' | 'unknown'
    in_flight: number
    waiting: number
  }[]
  routes: { generator: string; models: string[]; kind: string; engines: string[]; stand_in: boolean }[]
  days: {
    engine: string
    day: string
    orders: number
    spent: number
    ambiguous: number
    failed: number
    passed_over: number
    stood_in: number
  }[]
}

export type Storage = {
  files_in: 'disk' | 's3'
  free_bytes: number
  total_bytes: number
  min_free_bytes: number
  fault: string
  files: number
  unused_files: number
  keep_days: number
  keep_callback_days: number
  upload_seconds: number
}
export type Setting = { name: string; value: string; is_set: boolean; is_secret: boolean; about: string }
