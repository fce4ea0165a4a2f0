import assert from 'node:assert/strict'
import { after, before } from 'node:test'
import { type Answered, startService, type TestService } from '../../../../test/harness/service.ts'

// The service's clock runs while it is set ahead: times are told apart by far more than a test takes.
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/
export const UNKNOWN = '123456789'
// 15 for the first second, 5 for each further one.
export const TASK = { model: 'genq2', prompt: 'a paper boat' }
export const TASK_CREDITS = 35

/** The whole service, one for each test file, and what an operator asks of it. */
export let service: TestService

/** For a test file to call once: its hooks are the file's own, also where several share a process. */
export function useService(): void {
  before(async () => {
    service = await startService({}, { holdsAnswers: true })
  })
  after(() => service.stop())
}

export const open = async (body: object = {}): Promise<Answered['json']> => {
  const answer = await service.post('/admin/v1/accounts', { name: 'Acme', ...body })
  assert.equal(answer.status, 200, answer.text)
  return answer.json
}
export const makeKey = async (accountId: string, body: object = {}): Promise<Answered['json']> => {
  const answer = await service.post(`/admin/v1/accounts/${accountId}/keys`, { name: 'a key', ...body })
  assert.equal(answer.status, 200, answer.text)
  return answer.json
}
export const shown = async (accountId: string): Promise<Answered['json']> =>
  (await service.get(`/admin/v1/accounts/${accountId}`)).json
export const statusWith = async (key: string): Promise<number> => (await service.get('/ent/v2/credits', { key })).status

export function assertRefused(answer: Answered, status: number, reason: string, fields?: string[]): void {
  assert.equal(answer.status, status, answer.text)
  assert.equal(answer.json.reason, reason)
  if (fields) assert.deepEqual(answer.json.metadata.fields, fields)
}

/** Every page of a listing, one after another. */
export async function pagesOf(path: string, name: string, count: number): Promise<string[][]> {
  const pages: string[][] = []
  let token = ''
  do {
    const { json } = await service.get(
      `${path}${path.includes('?') ? '&' : '?'}count=${count}&next_page_token=${token}`,
    )
    pages.push(json[name].map((entry: { id: string }) => entry.id))
    token = json.next_page_token
  } while (token !== '')
  return pages
}
