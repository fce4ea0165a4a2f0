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
type Document = Omit<typeof scene, 'shots'> & { shots: Shot[] }
type Shot = Omit<(typeof scene.shots)[number], 'placements'> & {
  placements?: { who: string; relation: string; to?: string; near?: string; offset?: number[] }[]
}

/** The document as the desk keeps it while it is not saved; null if nothing is changed. */
const documentIn = async (page: Page): Promise<Document> =>
  page.evaluate<Document>(`(() => {
    const [, id] = /(?:draft=|preview.)(\\w+)$/.exec(location.hash) ?? []
    const kept = Object.entries(localStorage).find(([name]) => id && name.startsWith('kinora.desk.') && name.endsWith(id))
    const { history, source } = JSON.parse(kept?.[1] ?? 'null') ?? {}
    return history && JSON.stringify(history.now) !== JSON.stringify(source.scene) ? history.now : null
  })()`)
const offsetOf = async (page: Page, at: number): Promise<number[] | undefined> =>
  (await documentIn(page))?.shots[0]?.placements?.[at]?.offset

export function deskTests(suite: ConsoleSuite): void {
  const save = async (name: string, document: object = scene): Promise<string> =>
    String((await suite.ask('POST', '/ent/v2/scenes', { name, scene: document })).id)
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

  const openPreview = async (page: Page, prompt: string): Promise<void> => {
    await page.locator('#field-prompt').fill(prompt)
    await page.getByRole('button', { name: 'Preview the reading' }).click()
    const dialog = page.getByRole('dialog', { name: 'How it is read' })
    await dialog.getByRole('button', { name: 'Open as a scene' }).click()
    await page.locator('.still[aria-busy=false]').waitFor()
  }
  const at = (page: Page): Promise<string> => page.evaluate<string>('location.hash')

  test('a preview that is opened after a changed one leaves it among the unsaved scenes, with undo, also after Back', async () => {
    const page = await suite.open('#/make/text2video')
    await openPreview(page, 'a dog sits in a garden')
    await page.locator('.still-box').first().focus()
    await page.keyboard.press('ArrowLeft')
    await untilShown(async () => (await documentIn(page)) !== null, 'the work is unsaved')
    const changed = JSON.stringify(await documentIn(page))
    await page.goto(`${suite.url()}/#/make/text2video`)
    await openPreview(page, `a cat sits on a bench in a park ${'and the evening is long and warm '.repeat(5)}`)
    assert.equal(await documentIn(page), null)
    await page.locator('.still-box[data-entity^=cat]').waitFor()
    await page.getByRole('link', { name: 'All scenes' }).click()
    const list = page.locator('section[aria-label="Not saved yet"]')
    await untilShown(async () => (await list.locator('.scene-card').count()) === 2, 'both are listed')
    assert.deepEqual(await findProblems(page), [])
    await list.locator('.scene-card').nth(1).getByRole('link').click()
    await page.locator('.still-box[data-entity^=dog]').waitFor()
    assert.equal(JSON.stringify(await documentIn(page)), changed)
    await page.getByRole('button', { name: 'Undo' }).click()
    await untilShown(async () => (await documentIn(page)) === null, 'the change is undone')
    await page.goBack()
    await page.goBack()
    await page.locator('.still-box[data-entity^=cat]').waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await untilShown(async () => (await at(page)).startsWith('#/desk/scene/'), 'it is saved')
    await page.getByRole('link', { name: 'All scenes' }).click()
    await untilShown(async () => (await list.locator('.scene-card').count()) === 1, 'a saved one is not listed')
    await page.finish()
  })

  test('a scene that is saved stays as it is on the desk, and has its seed, ratio and model when it is opened again', async () => {
    const page = await suite.open('#/desk/start/over-the-shoulder')
    await page.locator('.still[aria-busy=false]').waitFor()
    await page.getByLabel('Seed').fill('1092171665')
    await page.getByLabel('Aspect ratio').selectOption('9:16')
    const model = page.locator('.desk-make select')
    await untilShown(async () => (await model.inputValue()) !== '', 'a model is chosen')
    const other = await model.locator('option').last().innerText()
    await model.selectOption(other)
    await page.locator('.timeline-shot').nth(1).click()
    await page.getByRole('tab', { name: 'Camera' }).click()
    await page.getByRole('button', { name: 'Profile' }).click()
    await page.getByText('Shown: second').waitFor()
    const copy = page.getByRole('button', { name: 'Save a copy' })
    const before = await copy.boundingBox()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Saved as version 1.').waitFor()
    assert.match(await at(page), /^#\/desk\/scene\/\d+$/)
    const isAsItWas = async (): Promise<void> => {
      assert.equal(await page.getByLabel('Seed').inputValue(), '1092171665')
      assert.equal(await page.getByLabel('Aspect ratio').inputValue(), '9:16')
      assert.equal(await model.inputValue(), other)
    }
    await isAsItWas()
    assert.deepEqual(await copy.boundingBox(), before)
    assert.equal(await page.getByRole('tab', { name: 'Camera' }).getAttribute('aria-selected'), 'true')
    assert.equal(await page.locator('.timeline-shot').nth(1).getAttribute('aria-pressed'), 'true')
    await page.getByRole('button', { name: 'Undo' }).click()
    await untilShown(async () => (await at(page)).includes('draft='), 'the undone change is unsaved work')
    await page.getByRole('button', { name: 'Redo' }).click()
    await untilShown(async () => (await documentIn(page)) === null, 'it is as it was saved')
    // A browser that has kept nothing of it.
    await page.evaluate('localStorage.removeItem("kinora.desk.model")')
    await page.reload()
    await page.locator('.still[aria-busy=false]').waitFor()
    await isAsItWas()
    const still = await page.locator('.still').boundingBox()
    assert.ok(still && still.height > still.width)
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

  test('a field that is missing is shown at once, takes names in both languages, and keeps the focus while it is written', async () => {
    const bench = { id: 'park-bench', asset: 'bench', name: 'park bench' }
    const [first, second] = scene.shots
    const placements = [
      { who: 'ann', relation: 'at', offset: [-0.8, 0, 0] },
      { who: 'park-bench', relation: 'on', to: 'set/surface' },
    ]
    const entities = [...scene.entities, bench]
    const page = await suite.open(
      `#/desk/scene/${await save('to name', { ...scene, entities, shots: [{ ...first, placements }, second] })}`,
    )
    await ready(page)
    await page.locator('.cast-entry', { hasText: 'ann' }).click()
    await page.locator('[data-pointer="/shots/0/placements/0/relation"] select').selectOption('lying-on')
    const to = page.locator('[data-pointer="/shots/0/placements/0/to"]')
    await to.locator('.field-error').waitFor()
    assert.deepEqual(await findProblems(page), [])
    await page.getByRole('tab', { name: 'Place' }).click()
    await page.getByRole('button', { name: 'One problem' }).click()
    await untilShown(
      () => page.evaluate<boolean>(`document.activeElement.id === 'desk-shots-0-placements-0-to'`),
      'the field has the focus',
    )
    const placed = async () => (await documentIn(page))?.shots[0]?.placements?.[0]
    await page.keyboard.type('Park bench')
    await untilShown(async () => (await placed())?.to === 'park-bench', 'the bench is found by its name')
    assert.equal((await placed())?.offset, undefined)
    assert.equal(await page.evaluate('document.activeElement.value'), 'Park bench')
    await to.locator('.field-error').waitFor({ state: 'detached' })
    // A field that nothing is missing in is among the others until it is written.
    const near = page.locator('[data-pointer="/shots/0/placements/0/near"]')
    await page.locator('summary', { hasText: 'more fields' }).first().click()
    await near.locator('input').click()
    await page.keyboard.type('crate')
    assert.equal(await page.evaluate('document.activeElement.value'), 'crate')
    await page.keyboard.press('Tab')
    await untilShown(async () => (await placed())?.near === 'box', 'the crate is found by the kind of thing that it is')
    await to.locator('input').fill('长椅')
    await page.keyboard.press('Tab')
    assert.equal(await to.locator('input').inputValue(), 'park bench')
    await to.locator('input').fill('sofa')
    await page.keyboard.press('Tab')
    await to.getByText('Nobody and nothing here is called “sofa”. There are: ann, box, park bench').waitFor()
    await page.finish()
  })

  test('words change only the chosen shot, somebody is put into a shot and placed there, and lengths are typed', async () => {
    const [first, second] = scene.shots
    const { continues: _, ...alone } = second!
    const page = await suite.open(
      `#/desk/scene/${await save('to put', { ...scene, shots: [first, { ...alone, placements: [] }] })}`,
    )
    await ready(page)
    await page.locator('.timeline-shot').nth(1).click()
    await page.getByLabel('Only in shot 2').check()
    await page.locator('.timeline-shot').nth(0).click()
    assert.ok(await page.getByLabel('Only in shot 2').isChecked())
    await page.getByLabel('Say what to change').fill('closer')
    const sent = page.waitForRequest(request => request.url().endsWith('/scene/change'))
    await page.keyboard.press('Enter')
    assert.equal(((await sent).postDataJSON() as { shot?: number }).shot, 1)
    await page.getByRole('button', { name: 'Discard' }).click()

    await page.locator('.timeline-shot').nth(1).click()
    await page.locator('.still-box[data-entity=box]').waitFor({ state: 'detached' })
    await page.locator('.cast-entry', { hasText: 'box' }).click()
    await page.getByRole('button', { name: 'Put into shot 2' }).click()
    await untilShown(
      async () => (await documentIn(page))?.shots[1]?.placements?.[0]?.who === 'box',
      'the box is placed in the second shot',
    )
    await page.locator('.still-box[data-entity=box]').waitFor()
    await page.locator('[data-pointer="/shots/1/placements/0/relation"]').waitFor()
    await page.locator('.cast-entry', { hasText: 'ann' }).click()
    await page.getByRole('button', { name: 'Choose where it is' }).click()
    await page.locator('[data-pointer="/shots/1/placements/1/offset"]').waitFor()

    await page.getByLabel('Length of the clip').fill('8')
    await page.keyboard.press('Tab')
    await untilShown(async () => (await documentIn(page))?.seconds === 8, 'the clip is longer')
    assert.deepEqual((await documentIn(page)).shots[0]?.actions?.[0], { who: 'ann', does: 'wave', from: 1, to: 3 })
    await page.getByLabel('Length of shot 2').fill('2.5')
    await page.keyboard.press('Tab')
    await untilShown(async () => (await documentIn(page))?.seconds === 6.5, 'the shot is shorter')
    await page.getByRole('button', { name: 'Remove the shot' }).click()
    await page.getByText('Without shot 2 the clip is 4 s long.').waitFor()
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
