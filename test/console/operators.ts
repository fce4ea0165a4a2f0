import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '../harness/until.ts'
import type { ConsoleSuite } from '../harness/console.ts'
import { findProblems } from './find-problems.ts'

const PAGES = ['#/accounts', '#/load', '#/engines', '#/system']

export function operatorTests(suite: ConsoleSuite): void {
  test('an account is opened, given credits and limits, and its key is shown once, changed and revoked', async () => {
    const page = await suite.open('#/accounts')
    await page.getByRole('button', { name: 'New account' }).click()
    await page.getByLabel('Name').fill('<i>Harbour</i>')
    await page.getByLabel('Initial credits').fill('500')
    await page.getByRole('button', { name: 'Open account' }).click()
    await page.getByText('Shown only once').waitFor()
    const key = await page.locator('.once code').first().innerText()
    assert.match(key, /^kn_/)
    await page.getByRole('link', { name: 'Look at <i>Harbour</i>' }).click()
    await page.getByRole('heading', { name: '<i>Harbour</i>' }).waitFor()
    await page.getByText(`${key.slice(0, 8)}…`).waitFor()
    assert.equal(await page.getByText(key).count(), 0)
    await page.getByLabel('Amount').fill('-20')
    await page.getByLabel('Reason, for the ledger').fill('a mistake')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByRole('cell', { name: 'a mistake' }).waitFor()
    await page.getByText('480', { exact: true }).first().waitFor()
    await page.getByLabel('Tasks that may run at a time').fill('9')
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    await page.getByText('0 of 9').waitFor()
    await page.getByLabel('Amount').fill('-9999')
    await page.getByLabel('Reason, for the ledger').fill('too much')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByText(/amount must leave at least/).waitFor()
    await page.getByRole('button', { name: /^Scopes/ }).click()
    await page.getByRole('checkbox', { name: /admin/ }).check()
    await page.getByRole('dialog').getByRole('button', { name: 'Change' }).click()
    await until(async () => (await askWith(suite, key, '/admin/v1/accounts')) === 200, 'the key is an operator’s', {
      seconds: 60,
    })
    await page.getByRole('button', { name: /^Revoke/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
    await page.getByText('revoked', { exact: true }).waitFor()
    assert.equal(await askWith(suite, key, '/ent/v2/credits'), 401)
    assert.deepEqual(await findProblems(page), [])
    await page.setViewportSize({ width: 390, height: 844 })
    assert.deepEqual(await findProblems(page), [])
    // The refused amount is the browser's to complain of: it was asked for.
    page.complaints.splice(0, page.complaints.length, ...page.complaints.filter(one => !one.includes('400')))
    await page.finish()
  })

  test('the queue, workers, engines, disk and settings are shown', async () => {
    const page = await suite.open('#/load')
    await page.getByRole('cell', { name: /:\d+$/ }).first().waitFor()
    await page.getByRole('link', { name: 'Engines' }).click()
    await page.locator('.engine .badge').getByText('working').waitFor()
    await page.getByRole('cell', { name: 'text2video' }).waitFor()
    await page.getByRole('link', { name: 'System' }).click()
    await page.getByRole('img', { name: / used$/ }).waitFor()
    await page.getByRole('cell', { name: 'KINORA_BOOTSTRAP_KEY' }).waitFor()
    await page.getByText('secret, set').first().waitFor()
    assert.ok(!(await page.content()).includes(suite.key))
    await page.finish()
  })

  test('without the scope the pages are not in the menu, show nothing and ask for nothing', async () => {
    const made = await suite.ask('POST', '/admin/v1/accounts', { name: 'plain', credits: 5 })
    const page = await suite.open('#/credits', { key: made.key })
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    for (const hash of PAGES) {
      await page.evaluate(`location.hash = '#/credits'`)
      await page.getByRole('heading', { name: 'Credits', exact: true }).waitFor()
      assert.equal(await page.getByText('For operators').count(), 0)
      await page.evaluate(`location.hash = ${JSON.stringify(hash)}`)
      await page.getByText('This page is for operators').waitFor()
    }
    assert.ok(asked.length > 0)
    assert.deepEqual(
      asked.filter(path => path.startsWith('/admin/')),
      [],
    )
    await page.finish()
    assert.equal(await askWith(suite, made.key, '/admin/v1/load'), 403)
  })
}

const askWith = async (suite: ConsoleSuite, key: string, path: string): Promise<number> =>
  (await fetch(suite.url() + path, { headers: { authorization: `Token ${key}` } })).status
