import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import type { ConsoleSuite } from '../harness/console.ts'
import { findProblems } from './find-problems.ts'
import { untilShown } from './until-shown.ts'

const scene = {
  version: 'kinora.scene/1',
  title: 'Two on a set',
  seconds: 4,
  entities: [
    { id: 'ann', asset: 'woman' },
    { id: 'box', asset: 'crate' },
  ],
  places: [{ id: 'set', asset: 'product-sweep' }],
  shots: [
    {
      from: 0,
      to: 2,
      place: 'set',
      placements: [
        { who: 'ann', relation: 'on', to: 'set/surface', offset: [-0.8, 0, 0], facing: 'camera' },
        { who: 'box', relation: 'on', to: 'set/surface', offset: [0.8, 0, 0] },
      ],
      actions: [{ who: 'ann', does: 'wave', from: 0.5, to: 1.5 }],
      camera: { target: ['ann', 'box'], size: 'wide', from: 'front', move: 'still' },
    },
    { from: 2, to: 4, place: 'set', continues: true, camera: { target: ['ann'], size: 'bust', move: 'still' } },
  ],
}
type Document = typeof scene

/** The document as the desk has it: what it keeps of unsaved work, or what was opened. */
const documentIn = async (page: Page): Promise<Document> =>
  page.evaluate<Document>(
    `JSON.parse(Object.entries(sessionStorage).find(([name]) => name.startsWith('kinora.desk.'))?.[1] ?? 'null')`,
  )
const offsetOf = async (page: Page, at: number): Promise<number[] | undefined> =>
  (await documentIn(page))?.shots[0]?.placements?.[at]?.offset

export function deskTests(suite: ConsoleSuite): void {
  const save = async (name: string): Promise<string> =>
    String((await suite.ask('POST', '/ent/v2/scenes', { name, scene })).id)
  const ready = async (page: Page): Promise<void> => {
    await page.locator('.still-box[data-entity=ann]').waitFor()
    await page.locator('.still[aria-busy=false]').waitFor()
  }
  const picture = (page: Page): Promise<string | null> => page.locator('.still img').getAttribute('src')

  test('an entity dragged in the still or moved by keys is placed there, the still follows, and undo reverts it', async () => {
    const page = await suite.open(`#/desk/scene/${await save('to drag')}`)
    await ready(page)
    assert.deepEqual(await findProblems(page), [])
    const before = await picture(page)
    const box = await page.locator('.still-box[data-entity=box]').boundingBox()
    assert.ok(box)
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 30, y, { steps: 3 })
    await page.mouse.up()
    await untilShown(async () => ((await offsetOf(page, 1))?.[0] ?? 0) > 0.85, 'the box is further right')
    await untilShown(async () => (await picture(page)) !== before, 'the still follows')
    await ready(page)
    const moved = await page.locator('.still-box[data-entity=box]').boundingBox()
    assert.ok(moved && moved.x > box.x + 10, 'it is seen further right')
    await page.locator('.still-box[data-entity=ann]').focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await untilShown(async () => Math.abs(((await offsetOf(page, 0))?.[0] ?? 0) + 1) < 0.001, 'ann is two steps left')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await untilShown(async () => (await documentIn(page)) === null, 'nothing is changed')
    await page.keyboard.press('Control+y')
    await untilShown(async () => ((await offsetOf(page, 1))?.[0] ?? 0) > 0.85, 'the box is there again')
    // A reload keeps unsaved work.
    await page.reload()
    await ready(page)
    assert.ok(((await offsetOf(page, 1))?.[0] ?? 0) > 0.85)
    await page.finish()
  })

  test('a preview that is opened after a changed one is the new one, and is saved under its long prompt', async () => {
    const page = await suite.open('#/make/text2video')
    const openScene = async (prompt: string): Promise<void> => {
      await page.locator('#field-prompt').fill(prompt)
      await page.getByRole('button', { name: 'Preview the reading' }).click()
      const dialog = page.getByRole('dialog', { name: 'How it is read' })
      await dialog.getByRole('button', { name: 'Open as a scene' }).click()
      await page.locator('.still[aria-busy=false]').waitFor()
    }
    await openScene('a dog sits in a garden')
    await page.locator('.still-box').first().focus()
    await page.keyboard.press('ArrowLeft')
    await untilShown(async () => (await documentIn(page)) !== null, 'the work is unsaved')
    await page.goto(`${suite.url()}/#/make/text2video`)
    await openScene(`a cat sits on a bench in a park ${'and the evening is long and warm '.repeat(5)}`)
    assert.equal(await documentIn(page), null)
    await page.locator('.still-box[data-entity^=cat]').waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await untilShown(
      async () => (await page.evaluate<string>('location.hash')).startsWith('#/desk/scene/'),
      'it is saved',
    )
    await page.finish()
  })

  test('on the plan the camera takes the side that it is dragged to; cuts and actions are re-timed by drag and keys', async () => {
    const page = await suite.open(`#/desk/scene/${await save('to plan')}`)
    await ready(page)
    const camera = page.locator('.plan-camera circle')
    const plan = await page.locator('.plan').boundingBox()
    await camera.scrollIntoViewIfNeeded()
    const at = await camera.boundingBox()
    const middle = await page.locator('.plan-entity[data-entity=box]').boundingBox()
    assert.ok(at && plan && middle)
    await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2)
    await page.mouse.down()
    await page.mouse.move(middle.x + 160, middle.y + middle.height / 2, { steps: 4 })
    await page.mouse.up()
    await untilShown(
      async () => String((await documentIn(page))?.shots[0]?.camera.from).includes('right'),
      'it is at the right',
    )
    await page.getByRole('slider', { name: 'Cut at 2.0 seconds' }).focus()
    for (let nth = 0; nth < 3; nth++) await page.keyboard.press('ArrowRight')
    await untilShown(async () => (await documentIn(page))?.shots[1]?.from === 2.3, 'the cut is later')
    const bar = await page.locator('.timeline-bar.is-actions').boundingBox()
    assert.ok(bar)
    await page.mouse.move(bar.x + bar.width / 2, bar.y + bar.height / 2)
    await page.mouse.down()
    await page.mouse.move(bar.x + bar.width / 2 + 40, bar.y + bar.height / 2, { steps: 3 })
    await page.mouse.up()
    await untilShown(
      async () => ((await documentIn(page))?.shots[0]?.actions?.[0]?.from ?? 0) > 0.5,
      'the action is later',
    )
    await page.finish()
  })

  test('a problem is shown at its field, and an asset is picked by its picture in Chinese on a phone', async () => {
    const page = await suite.open(`#/desk/scene/${await save('to mend')}`, { language: 'zh', width: 390, height: 844 })
    await ready(page)
    await page.locator('.cast-entry', { hasText: 'box' }).click()
    const asset = page.locator('[data-pointer="/entities/1/asset"]')
    await asset.locator('input').fill('no such thing')
    await asset.locator('.field-error').waitFor()
    await page.getByText('1 个问题').waitFor()
    await asset.getByRole('button', { name: '从目录中选择' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('searchbox').fill('摇椅')
    await dialog.locator('.pick-entry', { hasText: '摇椅' }).first().click()
    await untilShown(async () => (await asset.locator('input').inputValue()) === 'rocking-chair', 'it is picked')
    await ready(page)
    assert.deepEqual(await findProblems(page), [])
    // There is no picture of a thing that does not exist.
    assert.deepEqual(
      page.complaints.splice(0).filter(one => !one.includes('no%20such%20thing')),
      [],
    )
    await page.finish()
  })

  test('a lost connection is shown, nothing is lost, and the still follows when it is back', async () => {
    const page = await suite.open(`#/desk/scene/${await save('to wait')}`)
    await ready(page)
    const before = await picture(page)
    await page.context().setOffline(true)
    await page.locator('.still-box[data-entity=box]').focus()
    for (let nth = 0; nth < 5; nth++) await page.keyboard.press('ArrowRight')
    await page.getByText('The service cannot be reached').waitFor()
    await page.context().setOffline(false)
    await untilShown(async () => (await picture(page)) !== before, 'the still follows')
    assert.ok(Math.abs(((await offsetOf(page, 1))?.[0] ?? 0) - 1.3) < 0.001)
    page.complaints.splice(0)
    await page.finish()
  })

  test('a change in words is shown with what differs, and kept or discarded', async () => {
    const page = await suite.open(`#/desk/scene/${await save('to tell')}`)
    await ready(page)
    const before = await picture(page)
    const box = page.getByLabel('Say what to change')
    await box.fill('remove the crate')
    await page.keyboard.press('Enter')
    await page.locator('.say-answer li', { hasText: 'box' }).locator('del').getByText('crate').waitFor()
    await untilShown(async () => (await picture(page)) !== before, 'the still shows what is proposed')
    assert.deepEqual(await findProblems(page), [])
    assert.equal(await documentIn(page), null)
    await page.getByRole('button', { name: 'Discard' }).click()
    await untilShown(async () => (await page.locator('.still-box[data-entity=box]').count()) === 1, 'it is there again')
    await page.keyboard.type(', fix the vibe')
    await page.keyboard.press('Enter')
    await page.getByText('Not understood: fix the vibe').waitFor()
    // The focus is on the button.
    await page.keyboard.press('Enter')
    await untilShown(async () => (await documentIn(page))?.entities.length === 1, 'the crate is gone')
    await page.getByRole('button', { name: 'Undo' }).click()
    await untilShown(async () => (await documentIn(page)) === null, 'nothing is changed')
    await page.finish()
  })

  test('the second of two tabs that save the same scene gets a warning and keeps both', async () => {
    const id = await save('shared')
    const [one, other] = [await suite.open(`#/desk/scene/${id}`), await suite.open(`#/desk/scene/${id}`)]
    for (const page of [one, other]) {
      await ready(page)
      await page.getByLabel('Name of the scene').fill('shared, changed')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      if (page === one) await page.getByText('Saved as version 2.').waitFor()
    }
    const dialog = other.getByRole('dialog', { name: 'Saved elsewhere meanwhile' })
    await dialog.getByText('saved version 2').waitFor()
    await dialog.getByRole('button', { name: 'Save a copy' }).click()
    await other.getByText('Saved as version 1.').waitFor()
    const { scenes } = await suite.ask('GET', '/ent/v2/scenes')
    const names = (scenes as { name: string }[]).map(({ name }) => name)
    assert.ok(names.includes('shared, changed') && names.includes('shared, changed (copy)'))
    assert.match(other.complaints.splice(0).join(), /409/)
    for (const page of [one, other]) await page.finish()
  })

  test('the file of an asset is kept with a picture, kept again as a version, refused with its problem, and deleted', async () => {
    const page = await suite.open('#/desk')
    const ours = page.locator('section[aria-label="Your assets"]')
    await ours.waitFor()
    const open = (asset: object): Promise<void> =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name: 'asset.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(asset)) })
    const asset = { id: 'desk-totem', parts: [{ shape: 'box', at: [0, 1, 0], size: [0.5, 2, 0.5], colour: '#c83232' }] }
    await open(asset)
    await ours.getByText('desk-totem, version 1').waitFor()
    await ours.locator('img').waitFor()
    assert.deepEqual(await findProblems(page), [])
    await open(asset)
    await ours.getByText('desk-totem, version 2').waitFor()
    await open({ ...asset, parts: [{ shape: 'box', at: [0, 1, 0] }] })
    await page.getByText('asset/parts/0').first().waitFor()
    await ours.getByRole('button', { name: 'Delete “desk-totem”' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await ours.locator('.scene-card').waitFor({ state: 'detached' })
    await page.close()
  })

  test('a starting point of the make page opens on the desk, and its clip is made', async () => {
    const page = await suite.open('#/make')
    await page.locator('.starting-points').getByText('Before and after').click()
    await page.locator('.still img').waitFor()
    await page.getByRole('button', { name: 'Make the clip' }).click()
    await page.locator('.desk-clip').waitFor()
    await page.finish()
  })
}
