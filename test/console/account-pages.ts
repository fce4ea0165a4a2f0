import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '../harness/until.ts'
import type { ConsoleSuite } from '../harness/console.ts'
import { findProblems } from './find-problems.ts'

// 256x256, plain: enough to be taken for a picture of somebody.
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAQAAAAEACAMAAABrrFhUAAAAA1BMVEXIjDyAn1HiAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAVElEQVR42u3BAQEAAACAkP6v7ggKAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGAEPAAEccgnDAAAAAElFTkSuQmCC',
  'base64',
)

export function accountPagesTests(suite: ConsoleSuite): void {
  test('a callback is delivered to the test receiver, both signatures shown right, and sent again', async () => {
    const { url } = await suite.ask('GET', '/ent/v2/callbacks/received')
    const task = await suite.ask('POST', '/ent/v2/text2video', {
      model: 'genq2',
      prompt: 'a boat',
      duration: 1,
      off_peak: true,
      callback_url: url,
    })
    await suite.ask('POST', `/ent/v2/tasks/${task.id}/cancel`, {})
    const page = await suite.open(`#/callbacks?task=${task.id}`)
    const entry = page.locator('details.callback').first()
    await entry.getByText('delivered').first().waitFor()
    await entry.locator('summary').click()
    await entry.getByRole('row').nth(1).getByText('200').waitFor()
    await entry.getByText('"webhook_signed":true').first().waitFor()
    await entry.getByRole('button', { name: 'Send again' }).click()
    await page.getByText('Sent again with').waitFor()
    // Every attempt stays: there are two now.
    await entry.getByRole('row').nth(2).waitFor()
    const { callbacks } = await suite.ask('GET', `/ent/v2/callbacks?task_id=${task.id}`)
    const last = await until(async () => {
      const again = await suite.ask('GET', `/ent/v2/callbacks?task_id=${task.id}`)
      return again.callbacks[0].tries.length >= 2 ? again.callbacks[0] : undefined
    }, 'the second try')
    assert.equal(last.id, callbacks[0].id)
    await page.getByRole('link', { name: 'Test receiver' }).click()
    await page.getByText(url).waitFor()
    const call = page.locator('details.callback').first()
    await call.getByText('webhook-signature is valid').waitFor()
    await call.getByText('X-HMAC-SIGNATURE is valid').waitFor()
    assert.deepEqual(await findProblems(page), [])
    await page.finish()
  })

  test('the receiver marks an unsigned call, and shows its contents as text', async () => {
    const { url } = await suite.ask('GET', '/ent/v2/callbacks/received')
    await fetch(url, { method: 'POST', body: '{"a":"<img src=x onerror=alert(1)><b>bold</b>"}' })
    const page = await suite.open('#/callbacks/receiver')
    const call = page.locator('details.callback').first()
    await call.getByText('webhook-signature is invalid or missing').waitFor()
    await call.locator('summary').click()
    await call.locator('pre').getByText('<b>bold</b>').waitFor()
    assert.equal(await call.locator('pre b, pre img').count(), 0)
    await page.setViewportSize({ width: 390, height: 844 })
    assert.deepEqual(await findProblems(page), [])
    await page.getByRole('button', { name: 'success' }).click()
    await page.locator('details.callback').first().getByText('X-HMAC-SIGNATURE is valid').waitFor()
    await page.finish()
  })

  test('credits: the balance, a chart with a table beside it, and the ledger by kind', async () => {
    const page = await suite.open('#/credits')
    await page.getByRole('heading', { name: 'Credits', exact: true }).waitFor()
    await page.getByRole('img', { name: /Credits spent from/ }).waitFor()
    await page.getByRole('cell', { name: '1,000,000', exact: true }).first().waitFor()
    await page.getByText('Given', { exact: true }).last().click()
    await page.getByRole('cell', { name: 'opening balance' }).waitFor()
    await until(
      async () => (await page.locator('.badge').getByText('reserved').count()) === 0,
      'only what was given is left',
      { seconds: 60 },
    )
    assert.deepEqual(await findProblems(page), [])
    await page.finish()
  })

  test('a subject is made of a picture, changed, used in Make and deleted', async () => {
    const page = await suite.open('#/subjects')
    await page.getByRole('button', { name: 'New subject' }).click()
    await page.locator('input[type=file]').setInputFiles({ name: 'mira.png', mimeType: 'image/png', buffer: PICTURE })
    await page.getByLabel('Name').fill('<b>Mira</b>')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: '<b>Mira</b>' }).waitFor()
    assert.deepEqual(await findProblems(page), [])
    await page.getByRole('button', { name: /^Edit/ }).click()
    await page.getByLabel('Name').fill('Mira')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: 'Mira', exact: true }).waitFor()
    await page.getByRole('link', { name: /Use in Make/ }).click()
    await until(
      async () => (await page.locator('#field-prompt').inputValue()).includes('@Mira'),
      'the prompt names it',
      { seconds: 60 },
    )
    await page.goBack()
    await page.getByRole('button', { name: 'Delete Mira' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('heading', { name: 'No subjects yet' }).waitFor()
    await page.finish()
  })

  test('voices are found by language and word, and a sentence is spoken in one', async () => {
    const page = await suite.open('#/voices')
    await page.getByText('English', { exact: true }).first().click()
    await page.getByPlaceholder('Search by style or id').fill('storyteller')
    await page.getByRole('button', { name: 'Choose British_Emma' }).click()
    assert.equal(await page.locator('li.voice').count(), 1)
    await page.getByLabel('What is said').fill('Hello there.')
    await page.getByText('10 credits').waitFor()
    await page.getByRole('button', { name: 'Speak' }).click()
    await page.getByLabel('What you wrote, in the voice British_Emma').waitFor()
    assert.deepEqual(await findProblems(page), [])
    await page.finish()
  })
}
