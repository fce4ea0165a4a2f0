import { type Client, createClient } from '@kinora/client'
import { computed, signal } from '@preact/signals'
import { BASE } from '../core/base.ts'
import { keep, recall } from '../core/storage.ts'

/** The account and scopes of the key: the answer of `GET /ent/v2/account`. */
export type Account = {
  id: string
  name: string
  key: { id: string; name: string; scopes: ('create' | 'read' | 'admin')[]; expires_at: string | null }
}

/** The key, stored only in this browser; it is never part of an address. */
const key = signal<string | undefined>(recall('key'))

export const account = signal<Account | undefined>(undefined)
/** True if the key expired or was revoked, so that the user must sign in again. */
export const ended = signal(false)
/** True if the last request did not reach the service: no response, or 502, 503 or 504 from a proxy. */
export const away = signal(false)

export const isSignedIn = computed(() => key.value !== undefined)
export const isOperator = computed(() => account.value?.key.scopes.includes('admin') ?? false)
export const mayCreate = computed(() => account.value?.key.scopes.includes('create') ?? false)

/** Sends the page's requests, and records problems of the connection and the key. */
const watchedFetch: typeof fetch = async (input, init) => {
  try {
    const response = await fetch(input, init)
    away.value = [502, 503, 504].includes(response.status)
    if (response.status === 401 && sentKey(init) === key.value) endSession()
    return response
  } catch (error) {
    if (!init?.signal?.aborted) away.value = true
    throw error
  }
}

const sentKey = (init: RequestInit | undefined): string | undefined =>
  new Headers(init?.headers).get('authorization')?.replace(/^Token /, '')

// The page waits for a restarting service as long as it is open.
const PATIENCE_MS = 24 * 3_600_000

const clientFor = (withKey: string, patienceMs = PATIENCE_MS): Client =>
  createClient({ url: BASE, key: withKey, patienceMs, fetch: watchedFetch })

const current = computed(() => (key.value === undefined ? undefined : clientFor(key.value)))

/** The client of the signed-in user. */
export function client(): Client {
  const found = current.value
  if (!found) throw new Error('nobody is signed in')
  return found
}

/** The authorization header, for requests outside the client. */
export const authorization = (): Record<string, string> => ({ authorization: `Token ${key.value ?? ''}` })

/** Signs in with a key, if it is valid. */
export async function signIn(tried: string): Promise<void> {
  account.value = await clientFor(tried, 0).call<Account>('GET', '/ent/v2/account')
  ended.value = false
  keep('key', tried)
  key.value = tried
}

/** Signs in with the code of a link, which works once. */
export async function signInWithCode(code: string): Promise<void> {
  const { key: made } = await clientFor('', 0).call<{ key: string }>('POST', '/console/sign-in', { json: { code } })
  await signIn(made)
}

/** Reads the account of the stored key when the page starts. */
export async function resume(): Promise<void> {
  if (key.value !== undefined) account.value = await client().call<Account>('GET', '/ent/v2/account')
}

export function signOut(): void {
  keep('key', undefined)
  key.value = undefined
  account.value = undefined
}

/** The key was revoked or expired while the page was open. */
export function endSession(): void {
  if (key.value === undefined) return
  ended.value = true
  signOut()
}

// Signing out in one tab signs out in all.
addEventListener('storage', event => {
  if (event.key === 'kinora.key') {
    key.value = event.newValue ?? undefined
    if (key.value === undefined) account.value = undefined
    else void resume()
  }
})
