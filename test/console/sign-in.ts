import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { test } from 'node:test'
import { promisify } from 'node:util'
import type { ConsoleSuite } from '../harness/console.ts'
import { findProblems } from './find-problems.ts'

const run = promisify(execFile)

export function signInTests(suite: ConsoleSuite): void {
  test('the link that a start prints signs in, once, and a used one is explained', async () => {
    const link = /sign in once\s+(\S+)/.exec(suite.service().printed())?.[1] ?? ''
    const hash = new URL(link).hash
    const page = await suite.open(hash, { key: null })
    await page.getByRole('navigation').waitFor()
    assert.equal(new URL(page.url()).hash, '#/', 'the code leaves the address bar')
    const kept = await page.evaluate<string>(`localStorage.getItem('kinora.key')`)
    assert.match(kept, /^kn_/)
    await page.finish()

    const again = await suite.open(hash, { key: null })
    await again.getByText('This sign-in link was used already').waitFor()
    assert.deepEqual(await findProblems(again), [])
    await again.getByRole('button', { name: 'Sign in with a key instead' }).click()
    await again.getByLabel('API key').waitFor()
    // The browser itself reports the refusal.
    assert.match(again.complaints.splice(0).join(), /401/)
    await again.finish()
  })

  test('kinora sign-in prints another link; who may only read sees everything and makes nothing', async () => {
    const args = ['packages/service/src/main.ts', 'sign-in', '--scopes', 'read']
    const { stdout } = await run(process.execPath, args, { env: { ...process.env, ...suite.environment() } })
    const link = new URL(stdout.trim())
    assert.equal(link.origin, suite.url())
    const page = await suite.open(link.hash, { key: null })
    await page.locator('form.make-form').waitFor()
    assert.ok(await page.getByRole('button', { name: 'Make it' }).isDisabled())
    await page.finish()
  })

  test('a key signs in, a wrong one is explained, and signing out forgets it', async () => {
    const page = await suite.open('#/settings', { key: null })
    await page.getByLabel('API key').fill('wrong')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('This key is unknown, expired or revoked.').waitFor()
    assert.match(page.complaints.splice(0).join(), /401/)
    await page.getByLabel('API key').fill(suite.key)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('heading', { name: 'Settings' }).waitFor()
    await page.getByText('first account').waitFor()
    assert.deepEqual(await findProblems(page), [])
    assert.equal(new URL(page.url()).search + new URL(page.url()).pathname, '/', 'nothing of it is in the address')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByLabel('API key').waitFor()
    assert.equal(await page.evaluate(`localStorage.getItem('kinora.key')`), null)
    await page.finish()
  })

  test('a key that is revoked while the page is open ends the session, and the page says why', async () => {
    const { id } = await suite.ask('GET', '/ent/v2/account')
    const made = await suite.ask('POST', `/admin/v1/accounts/${id}/keys`, { name: 'short-lived' })
    const page = await suite.open('#/settings', { key: made.key })
    await page.getByText('short-lived').waitFor()
    await suite.ask('DELETE', `/admin/v1/keys/${made.id}`)
    // Whatever is asked next finds out; a look at the page after a while is enough.
    await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`)
    await page.getByText('Your key has ended').waitFor()
    assert.match(page.complaints.splice(0).join(), /401/)
    await page.finish()
  })

  test('language and theme are chosen, kept, and hold after a reload', async () => {
    const page = await suite.open('#/settings')
    await page.getByRole('radio', { name: '中文' }).check({ force: true })
    await page.getByRole('heading', { name: '设置' }).waitFor()
    await page.getByRole('radio', { name: '深色' }).check({ force: true })
    const background = `getComputedStyle(document.documentElement).backgroundColor`
    await page.waitForFunction(`${background} === 'rgb(19, 19, 18)'`)
    await page.reload()
    await page.getByRole('heading', { name: '设置' }).waitFor()
    assert.equal(await page.evaluate(background), 'rgb(19, 19, 18)')
    assert.equal(await page.evaluate('document.documentElement.lang'), 'zh-CN')
    assert.deepEqual(await findProblems(page), [])
    await page.finish()
  })
}
