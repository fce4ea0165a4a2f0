import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { shotsOf } from './seen.ts'

const wheresOf = (prompt: string): string[] => shotsOf(prompt).map(({ place, where }) => where ?? place)
function wheres(cases: Record<string, string>): void {
  for (const [prompt, where] of Object.entries(cases)) assert.equal(wheresOf(prompt)[0], where, prompt)
}

describe('places that nobody is in', () => {
  test('where something was bought is not where it is', () => {
    wheres({
      '便利店买的饭团，男孩在公园里吃': 'park',
      'A girl in a garden eats a cake bought at the supermarket': 'garden',
      'A boy reads a book from the library in a park': 'park',
    })
    assert.notEqual(wheresOf('超市买的苹果放在桌上')[0], 'supermarket')
  })

  test('whoever has come out of somewhere is outside', () => {
    wheres({
      一个男孩从图书馆走出来: 'school',
      'A man walks out of a bar': 'pavement',
      'A woman leaves the office building': 'pavement',
      一只狐狸从山洞里钻出来: 'valley',
      宇航员从飞船里走出来: 'moon',
      'A turtle crawls out of the sea': 'beach',
      'A man walks out of a bar into a forest': 'forest',
      咖啡馆门口站着一个女孩: 'pavement',
    })
  })

  test('a house that burns is still seen by whoever comes out of it', () => {
    const [shot] = shotsOf('A fireman runs out of a burning house')
    assert.ok(shot!.subjects.some(({ words }) => words === 'house'))
  })

  test('whatever stands at a door of a shop is seen from the street', () => {
    wheres({ 'A dog waits outside the cafe': 'pavement' })
  })

  test('a product takes its name along, and water that things are put into is no sea', () => {
    wheres({ '高山绿茶的茶园里，一个女孩采茶': 'tea-field' })
    assert.notEqual(wheresOf('衬衫泡进水里')[0], 'underwater')
    assert.equal(wheresOf('一条鱼在水里游')[0], 'underwater')
  })

  test('a place before another place says whose that is', () => {
    wheres({ 乡村小学教室: 'classroom', 校园秋天的银杏大道: 'golden-avenue' })
  })
})

describe('a story stays where it is', () => {
  const story = (last: string): string[] =>
    wheresOf(
      `A boy flies a kite on a beach with his old grey dog beside him. The boy laughs and pulls at the string with both hands. ${last}`,
    )

  test('what they only look at or what drifts over is no other place', () => {
    assert.equal(story('Then the boy looks at the mountains.').at(-1), 'beach')
    assert.equal(story('The kite drifts out over the sea and is gone.').at(-1), 'beach')
    assert.equal(story('Then the boy walks through a forest.').at(-1), 'forest')
  })

  test('grass and sky are wherever one is outdoors, and not in a room', () => {
    assert.equal(story('The dog rolls in the tall grass and barks.').at(-1), 'beach')
    const home = wheresOf(
      'A boy sits in a kitchen and eats his soup alone. He sighs and looks at the door. Then he lies in the tall grass.',
    )
    assert.equal(home.at(-1), 'meadow')
  })

  test('inside is within what was seen from outside', () => {
    assert.deepEqual(
      wheresOf(
        'A train crosses a bridge in the mountains in deep snow. Inside, a woman reads a letter and smiles. She folds it up and closes her tired eyes.',
      ).slice(0, 2),
      ['mountain-railway', 'train'],
    )
  })

  test('a new day has its own weather', () => {
    const shots = shotsOf(
      '暴雨里，一只小狗缩在街角发抖，谁也不理它。一个女孩把伞留给了它，自己跑了。第二天，小狗还坐在那里等她。',
    )
    assert.deepEqual(
      shots.map(({ weather }) => weather),
      ['rain', 'rain', 'clear'],
    )
  })
})
