// Prints where each word of a prompt ends up in its clip: `node tools/word-ledger.ts "A cat on a sofa"`. A word is told in a
// note, accounted for by what is drawn, a name of a drawn thing, a part of the document, or grammar.
import type { Order } from '../packages/media/src/engine/contract.ts'
import { accountForItems } from '../packages/studio/src/orders/find-silent-words.ts'
import { makeOrder } from '../packages/studio/src/orders/make-order.ts'
import { readAsScene } from '../packages/studio/src/orders/read-as-scene.ts'
import { silentOptions } from '../packages/studio/src/orders/silent-options.ts'

for (const prompt of process.argv.slice(2)) {
  const order: Order = {
    kind: 'video',
    prompt,
    seed: 1,
    inputs: [],
    width: 640,
    height: 360,
    seconds: 5,
    withSound: false,
    withMusic: false,
    amplitude: 'auto',
    from: { kind: 'words' },
  }
  const read = await readAsScene(order)
  if (!read) continue
  const { unknown = [], unshown = [], told = [] } = await makeOrder({ order, folder: '', preview: true }, () => {})
  const account = { unknown: [...unknown], unshown: [...unshown], notes: [...told] }
  const options = silentOptions(read.order, { asked: read.asked, scene: read.order.scene, account })
  const notes = [
    ...told.map(({ code, word }) => ({ code, word })),
    ...unknown.map(word => ({ code: 'unknown', word })),
    ...unshown.map(word => ({ code: 'unshown', word })),
  ]
  console.log(`\n${prompt}`)
  for (const { word, fate } of accountForItems(prompt, options)) {
    const note = notes.find(one => one.word.includes(word) && fate === 'accounted')
    console.log(`  ${word.padEnd(24)} ${note ? `told: ${note.code}` : fate}`)
  }
}
