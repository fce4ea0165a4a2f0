/** A kind of text that may be long: its name, and the text at a length in characters. */
export type TextShape = { name: string; at(length: number): string }

/** Pieces that a text is made of by repeating them. */
const PIECES: Readonly<Record<string, string>> = {
  letter: 'a',
  syllables: 'bana',
  'ending in s': 'es',
  'past endings': 'ed',
  'participle endings': 'ing',
  noun: 'cat',
  nouns: 'cat dog horse tree',
  'unknown words': 'qwrt zxcvb plmokn ijnuhb',
  'slips of the pen': 'strawbery documentry disapear tomatos',
  'new words': 'w#',
  verb: 'run',
  verbs: 'runs jumps sings eats',
  'inflected verbs': 'running jumped flies carrying',
  deeds: 'a man opens a door',
  carrying: 'a woman carries a basket with a cat in it',
  wearing: 'a girl in a red hat wears a blue coat',
  places: 'in a forest by a lake on a beach',
  ways: 'then it runs to the right of the sofa',
  sides: 'to the left of the table',
  colours: 'red blue green golden',
  sizes: 'a very very small big',
  pronouns: 'he she it they him her',
  conjunctions: 'and then and',
  negations: 'no not never without',
  comparisons: 'like a bird as fast as a train',
  turns: 'day turns to night',
  changes: 'the caterpillar becomes a butterfly',
  camera: 'the camera slowly pans left and zooms in',
  people: 'Mara and her grandfather Tom',
  names: 'Anna Berta Clara Dora',
  possessives: "the cat's dog's owner's hat",
  speech: 'she says hello there',
  advert: 'a perfume ad with a bottle',
  music: 'soft piano music with rain sounds',
  'digits in a row': '1234567890',
  numbers: '7 12 300',
  times: '0:05-0:08',
  list: '1. a cat',
  shots: 'Shot 1: a cat.',
  bullets: '- a dog',
  hyphens: 'sun-lit',
  han: '说',
  'han nouns': '猫狗马树',
  'han verbs': '跑跳吃喝',
  'han deeds': '一个男人打开门',
  'han parted verbs': '打了个哈欠低着头',
  'han speech': '他说你好',
  'han places': '在森林里的湖边',
  'han names': '小明和小红',
  'han measures': '一只三个两辆',
  'han turns': '白天变成黑夜',
  'han adverts': '香水广告',
  'han de': '的',
  'han traditional': '貓說話',
  mixed: '一只cat在run',
  emoji: '🐱',
  'joined emoji': '👩‍👩‍👧‍👦',
  mention: '@cat',
  'bracketed mention': '[@cat]',
  'numbered picture': 'picture 1',
  address: 'a@b.c',
  'double quote': '"',
  'single quote': "'",
  'curly quotes': '“hi”',
  'corner quotes': '「你好」',
  'quoted words': 'he says "come here"',
  'open bracket': '(',
  brackets: '(a)',
  'square bracket': '[',
  braces: '{x}',
  commas: ',',
  'han commas': '，',
  stops: '.',
  'han stops': '。',
  dashes: '—',
  slashes: '/',
  'exclamation marks': '!',
  newline: '\n',
  blank: ' ',
  tab: '\t',
  accents: 'é',
  combining: 'e\u0301',
  'wide letters': 'ａ',
  cyrillic: 'кот',
  arabic: 'قط',
  'zero width': 'a\u200b',
  markup: '<b>a</b>',
  'escaped text': '\\n\\"',
}

/** The separators between the pieces. */
const JOINS: Readonly<Record<string, string>> = {
  run: '',
  words: ' ',
  clauses: ', ',
  sentences: '. ',
  lines: '\n',
  and: ' and ',
  'han clauses': '，',
  'han sentences': '。',
  hyphens: '-',
  quotes: '" "',
}

/** Wrapped once around the whole. */
const WRAPS: Readonly<Record<string, readonly [string, string]>> = {
  plain: ['', ''],
  'after a sentence': ['A cat sits on a wall. ', ' Then a dog runs away.'],
  quoted: ['a man says "', '" to a woman'],
  bracketed: ['a cat (', ') on a wall'],
  advertised: ['A commercial for a coffee machine: ', ', cinematic, 4k'],
}

const COUNT = 200

/** `#` in a piece is a number in letters, so that no word comes twice. */
const fill = (piece: string, at: number): string =>
  piece.replaceAll('#', () =>
    Array.from(String(1000 + at), digit => String.fromCharCode(97 + Number(digit) * 2)).join(''),
  )

function repeat(piece: string, join: string, length: number): string {
  const parts: string[] = []
  for (let at = 0, size = 0; size < length; at++) {
    const part = fill(piece, at) + join
    parts.push(part)
    size += part.length
  }
  return parts.join('')
}

const cut = (text: string, length: number): string => text.slice(0, Math.max(0, length)).toWellFormed()

/** Nested marks: as many open as close. */
const nested = (open: string, close: string): TextShape => ({
  name: `nested ${open}${close}`,
  at: length => {
    const depth = Math.floor((length - 3) / (open.length + close.length))
    return `${open.repeat(depth)}cat${close.repeat(depth)}`
  },
})

/** Every piece is there with two joins, each join and wrap with many pieces: `COUNT` in all, always the same. */
function buildShapes(): TextShape[] {
  const shapes: TextShape[] = [
    nested('(', ')'),
    nested('「', '」'),
    nested('"', '"'),
    nested('a man says "', '"'),
    nested('[', ']'),
    nested('“', '”'),
    nested('not ', ' either'),
    nested('the friend of ', ' of his'),
  ]
  const [pieces, joins, wraps] = [Object.entries(PIECES), Object.entries(JOINS), Object.entries(WRAPS)]
  for (let round = 0; shapes.length < COUNT; round++) {
    for (const [index, [name, piece]] of pieces.entries()) {
      if (shapes.length >= COUNT) break
      // Alone as it is first; then by turns with all the others.
      const [joined, join] =
        joins[round === 0 ? (/^\p{ASCII}* \p{ASCII}*$/u.test(piece) ? 1 : 0) : (index * 3 + round) % joins.length]!
      const [wrapped, [before, after]] = wraps[round === 0 ? 0 : (index + round) % wraps.length]!
      shapes.push({
        name: `${name}, ${joined}, ${wrapped}`,
        at: length => before + cut(repeat(piece, join, length), length - before.length - after.length) + after,
      })
    }
  }
  return shapes
}

/** Two hundred shapes of text, as people and programs may send them. */
export const TEXT_SHAPES: readonly TextShape[] = buildShapes()
