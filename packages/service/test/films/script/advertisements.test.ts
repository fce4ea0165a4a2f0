import assert from 'node:assert/strict'
import { test } from 'node:test'
import { voices } from '../../../src/catalog/voices.ts'
import { seededRandom } from '../../../../media/src/core/seeded-random.ts'
import { direct } from '../../../../studio/src/prompt-parsing/read-prompt.ts'
import { readMusicPrompt } from '../../../../studio/src/prompt-parsing/music/read-music-prompt.ts'
import { SHOWN_POINTS, showPoint } from '../../../../media/src/language/selling-points.ts'
import { describePoint } from '../../../../studio/src/film-writing/ad/write-shot-words.ts'
import { TRANSITIONS } from '../../../../media/src/compositor/transition-kinds.ts'
import { withTempo } from '../../../../media/src/shots/shot-lengths.ts'
import { HURRY } from '../../../../studio/src/film-writing/ad/assign-lines.ts'
import type { AdFilm } from '../../../../studio/src/film-writing/ad/write-ad-script.ts'
import { readTable } from '../../../../studio/src/film-writing/film-tables.ts'
import { writeAd, writeAdStoryboard } from '../written-films.ts'
import type { Storyboard } from '../../../../media/src/shots/storyboard.ts'
import { estimateSpeakingSeconds } from '../../../../studio/src/film-writing/words/estimate-speaking-seconds.ts'

const UNSEEN = { prompt: '', subject: '', colours: [], faces: [] }
const SEEN = {
  prompt: 'A cinematic shot of this scene in clear daylight, in grey and blue tones, the camera slowly tilts up.',
  subject: '',
  colours: ['grey', 'blue'],
  faces: [],
}
const PROMPTS = [
  '',
  '为「晨露」保温杯拍一支广告，24小时长效保温，一键开盖，轻至200克，适合通勤和户外。',
  'An ad for AquaPure water bottle: keeps drinks cold for 24 hours, leak-proof lid, made from recycled steel.',
  'Lumen is a desk lamp that folds flat. When you wake up, it glows softly. Cinematic lighting, slow motion.',
]

const options = (over: Partial<AdFilm> = {}): AdFilm => ({
  prompt: '',
  pictures: [UNSEEN],
  seconds: 15,
  language: 'zh',
  creative: false,
  seed: 1,
  ...over,
})

/** Many different films, the same every time. */
function* films(): Generator<{ asked: AdFilm; film: Storyboard }> {
  const seeded = seededRandom(7)
  for (let seconds = 8; seconds <= 60; seconds++) {
    for (const count of [1, 2, 3, 5, 7]) {
      const asked = options({
        seconds,
        prompt: seeded.pick(PROMPTS as [string, ...string[]]),
        pictures: Array.from({ length: count }, () => (seconds % 2 ? SEEN : UNSEEN)),
        language: seeded.pick(['zh', 'en']),
        creative: seeded.below(2) === 1,
        seed: seeded.below(1000),
      })
      yield { asked, film: writeAdStoryboard(asked) }
    }
  }
}

const spoken = (film: Storyboard): string[] => film.narration?.lines.map(({ text }) => text) ?? []

test('segments are whole seconds of two to five and sum to the requested length exactly', () => {
  for (const { asked, film } of films()) {
    for (const { frames } of film.shots) {
      assert.equal(frames % 24, 0)
      assert.ok(frames >= 48 && frames <= 120, `${frames} frames of ${asked.seconds} s`)
    }
    const frames = film.shots.reduce((sum, shot) => sum + shot.frames, 0)
    assert.equal(frames, asked.seconds * 24)
  }
})

test('every picture appears, and the first one opens and closes the film', () => {
  for (const { asked, film } of films()) {
    const shown = new Set(film.shots.flatMap(({ pictures }) => pictures))
    assert.deepEqual([...shown].toSorted(), [...asked.pictures.keys()])
    assert.deepEqual([film.shots[0]?.pictures, film.shots.at(-1)?.pictures], [[0], [0]])
    assert.ok(film.shots[0]?.title && film.shots.at(-1)?.title)
  }
})

test('neighbours differ in picture or scene, and in their move', () => {
  for (const { asked, film } of films()) {
    for (const [at, shot] of film.shots.entries()) {
      const next = film.shots[at + 1]
      if (!next) continue
      if (asked.pictures.length > 1) assert.notDeepEqual(seenIn(shot), seenIn(next), `${asked.seconds} s`)
      assert.notEqual(shot.camera?.move, next.camera?.move)
    }
  }
})

const seenIn = ({ pictures, from, prompt }: Storyboard['shots'][number]) => [
  pictures,
  from === 'references' && prompt.split(/, product display|，产品展示/u)[0],
]

test('every line ends before the next one begins, and the last before the film ends', () => {
  for (const { asked, film } of films()) {
    const starts = film.shots.map((_, at) => film.shots.slice(0, at).reduce((sum, { frames }) => sum + frames / 24, 0))
    let free = 0
    for (const { text, shot } of film.narration?.lines ?? []) {
      const from = Math.max(starts[shot] ?? 0, free)
      const end = (starts[shot + 1] ?? asked.seconds) - 0.5
      assert.ok(from < end, `"${text}" begins after its shot`)
      free = from + estimateSpeakingSeconds(text, asked.language) / HURRY
    }
    assert.ok(free <= asked.seconds, `${spoken(film).join(' ')} in ${asked.seconds} s`)
  }
})

test('no line is in the other language, except names', () => {
  for (const { asked, film } of films()) {
    for (const line of spoken(film)) {
      if (asked.language === 'en') assert.doesNotMatch(line, /\p{Script=Han}/u)
      else assert.doesNotMatch(line.replaceAll(/AquaPure|Lumen/gu, ''), /[a-z]/iu)
    }
  }
})

test("the lines about the product use the caller's words", () => {
  const film = writeAdStoryboard(options({ prompt: PROMPTS[1]!, seconds: 20 }))
  const said = spoken(film).join('')
  for (const words of ['晨露', '24小时长效保温', '一键开盖', '轻至200克', '适合通勤和户外'])
    assert.ok(said.includes(words), `${words} in ${said}`)
  assert.doesNotMatch(said, /拍|广告/u)
  assert.equal(film.shots[0]?.title?.text, '晨露保温杯')
})

test("the caller's slogan and call to action end the film", () => {
  const film = writeAdStoryboard(
    options({
      language: 'en',
      prompt: 'Our new shampoo smells like summer. Slogan: "Soft as summer". Order now at soft.co',
    }),
  )
  assert.deepEqual(spoken(film).slice(-2), ['Soft as summer.', 'Order now at soft.co.'])
  assert.equal(film.shots.at(-1)?.title?.text, 'Shampoo\nSoft as summer\nOrder now at soft.co')
})

const BRIEF =
  'An ad for AquaPure water bottle: keeps drinks cold for 24 hours, leak-proof lid, made from recycled steel. Order your AquaPure bottle online at our store today and get free shipping worldwide'
const POINTS = ['keeps drinks cold for 24 hours', 'leak-proof lid', 'made from recycled steel']

test('a long call at the end removes no selling point, and is spoken and written unchanged', () => {
  const film = writeAdStoryboard(options({ prompt: BRIEF, language: 'en', seconds: 20 }))
  const said = spoken(film).join(' ').toLowerCase()
  for (const point of POINTS) assert.ok(said.includes(point), `${point} in ${said}`)
  assert.ok(spoken(film).at(-1)?.startsWith('Order your AquaPure bottle online'), spoken(film).at(-1))
})

test('a claim is shown while it is spoken, below the product or above the things beside it', () => {
  const film = writeAdStoryboard(options({ prompt: BRIEF, language: 'en', seconds: 20 }))
  const titles = film.shots.flatMap(({ title }) => title ?? [])
  assert.equal(titles.at(-1)?.style, 'end card')
  for (const { title, from } of film.shots.slice(0, -1))
    if (title) assert.equal(title.style, from === 'references' ? 'title' : 'lower third', title.text)
  for (const point of POINTS) {
    const line = film.narration?.lines.find(({ text }) => text.toLowerCase().includes(point))
    const title = film.shots[line?.shot ?? -1]?.title?.text.toLowerCase()
    assert.ok(title?.includes(point), `${point}: ${title}`)
  }
})

test('the end card has the name, the offer and the call to action, as written', () => {
  for (const [prompt, language, card] of [
    [
      'An ad for AquaPure water bottle: leak-proof lid. 20% off until Sunday. Order now at aquapure.com',
      'en',
      ['AquaPure', '20% off until Sunday', 'Order now at aquapure.com'],
    ],
    [
      'Solis desk lamp. Warm light. Only $39 this month, free shipping! Visit solis.example today.',
      'en',
      ['Solis desk lamp', 'Only $39 this month', 'Free shipping', 'Visit solis.example today'],
    ],
    [
      'Bean & Co. cold brew coffee: smooth, never bitter. Buy one, get one free this weekend. Find us at Harbour Street 12.',
      'en',
      ['Bean & Co', 'Buy one, get one free this weekend', 'Find us at Harbour Street 12'],
    ],
    [
      '晨露保温杯：24小时保温，一键开盖。限时八折，仅需99元。立即下单，扫码购买！',
      'zh',
      ['晨露保温杯', '限时八折', '仅需99元', '立即下单，扫码购买'],
    ],
    ['An ad for AquaPure water bottle', 'en', ['AquaPure', 'Discover AquaPure']],
  ] as const) {
    const last = writeAdStoryboard(options({ prompt, language, seconds: 20 })).shots.at(-1)
    assert.deepEqual([last?.title?.style, last?.title?.text.split('\n'), last?.pictures], ['end card', card, [0]])
  }
})

test('offers are spoken and shown with the other points, and every call is spoken', () => {
  const film = writeAdStoryboard(
    options({
      prompt: '晨露保温杯：24小时保温。限时八折，仅需99元。立即下单，扫码购买！',
      language: 'zh',
      seconds: 15,
    }),
  )
  for (const point of ['24小时保温', '限时八折', '仅需99元', '立即下单，扫码购买'])
    assert.ok(spoken(film).join('').includes(point), point)
})

test('the first and the last picture are the product unchanged', () => {
  const film = writeAdStoryboard(options({ pictures: [SEEN, SEEN, SEEN], creative: true, seconds: 30 }))
  for (const shot of [film.shots[0], film.shots.at(-1)]) assert.deepEqual([shot?.pictures, shot?.from], [[0], 'frame'])
})

test('in a film of three shots every point and the slogan are written as well', () => {
  const prompt = BRIEF.replace('. Order', '. Slogan: "Cold all day". Order')
  const film = writeAdStoryboard(options({ prompt, language: 'en', seconds: 10 }))
  const written = film.shots.map(({ title }) => title?.text.toLowerCase() ?? '').join(' ')
  for (const { text } of film.narration!.lines.slice(1, -1))
    assert.ok(written.includes(text.toLowerCase().replace(/[.]$/u, '')), `${text} in ${written}`)
  assert.ok(written.includes('cold all day'), written)
})

test('the voice decides the number of lines', () => {
  const asked = options({ prompt: BRIEF, language: 'en', seconds: 15 })
  const quick = writeAd({ ...asked, say: () => 0.5 })
  assert.deepEqual(quick.unsaid, [])
  const slow = writeAd({ ...asked, say: text => (text.startsWith('Made') ? 9 : 2.5) })
  assert.deepEqual(slow.unsaid, ['Made from recycled steel.'])
  assert.equal(writeAd({ ...asked, say: () => 8 }).storyboard.narration?.lines.length, 2)
})

test("the caller's narration is spoken word for word", () => {
  const film = writeAdStoryboard(options({ prompt: '咖啡广告。旁白：清晨醒来。一杯就好。慢慢享受。' }))
  assert.deepEqual(spoken(film), ['清晨醒来。', '一杯就好。', '慢慢享受。'])
})

test('narration without words is not spoken', () => {
  for (const [prompt, language] of [
    ['A cup. Voiceover: 😀', 'en'],
    ['A cup. Narration: "..."', 'en'],
    ['一个杯子。旁白：“😀”', 'zh'],
    ['一个杯子。旁白：……。！', 'zh'],
  ] as const) {
    const lines = spoken(writeAdStoryboard(options({ prompt, language })))
    assert.ok(lines.length > 0)
    for (const line of lines) assert.match(line, /[\p{L}\p{N}]/u, prompt)
  }
})

test('creative segments put the product alone into a scene the director understands', () => {
  for (const language of ['en', 'zh'] as const) {
    const film = writeAdStoryboard(options({ creative: true, seconds: 40, language, prompt: 'perfume 香水' }))
    const scenes = film.shots.filter(({ from }) => from === 'references')
    assert.ok(scenes.length >= 3)
    assert.equal(new Set(scenes.slice(0, 4).map(({ prompt }) => prompt)).size, Math.min(4, scenes.length))
    for (const { prompt } of scenes) {
      const [shot] = direct({ prompt, seed: 1, inputs: [{ role: 'images[0]' }] }).shots
      assert.notEqual(shot?.place, 'sweep', prompt)
      assert.deepEqual(
        shot?.subjects.map(({ what }) => 'input' in what && what.input),
        ['images[0]'],
        prompt,
      )
    }
  }
  assert.ok(writeAdStoryboard(options()).shots.every(({ from }) => from === 'frame'))
})

test("the caller's scene is the first imagined scene", () => {
  const film = writeAdStoryboard(options({ creative: true, prompt: '女生在海边奔跑，品牌名称：SUNNY，夏季新款' }))
  assert.match(film.shots.find(({ from }) => from === 'references')?.prompt ?? '', /^女生在海边奔跑。/u)
  assert.ok(!spoken(film).join('').includes('奔跑'))
})

test('every scene of every tone is a place with its subject in it, at rest or afloat', () => {
  for (const [name, { scenes }] of Object.entries(readTable('tones'))) {
    for (const scene of scenes) {
      for (const prompt of [`The product ${scene.en}.`, `产品${scene.zh}。`]) {
        const { shots } = direct({ prompt, seed: 1, inputs: [{ role: 'images[0]' }] })
        const [shot] = shots
        assert.notEqual(shot?.place, 'sweep', `${name}: ${prompt}`)
        assert.ok(['still', 'float'].includes(shot?.subjects[0]?.motion ?? ''), `${name}: ${prompt}`)
        assert.equal(shots.length, 1)
      }
    }
  }
})

test('each selling point is acted by a person with the product, while it is spoken', () => {
  const asked = options({
    prompt:
      'An ad for Frostline water bottles. Keeps drinks cold for 24 hours, fits every bag, the lid is waterproof, no plastic.',
    language: 'en',
    seconds: 20,
    pictures: [UNSEEN, UNSEEN],
  })
  const { shots, narration } = writeAdStoryboard(asked)
  const over = (said: RegExp) => shots[narration!.lines.find(({ text }) => said.test(text))!.shot]!
  for (const [said, place] of [
    [/cold/u, 'beach'],
    [/bag/u, 'street'],
    [/waterproof/u, 'street'],
  ] as const) {
    const { from, pictures, scene } = over(said)
    assert.deepEqual([from, pictures, scene?.places[0]?.asset], ['references', [0], place])
    assert.deepEqual(scene?.shots[0]?.placements?.[0], { who: 'product', relation: 'held-by', to: 'user' })
  }
  assert.equal(over(/waterproof/u).scene?.places[0]?.weather, 'rain')
  const users = shots.flatMap(({ scene }) => scene?.entities.filter(({ id }) => id === 'user') ?? [])
  assert.equal(new Set(users.map(({ asset }) => asset)).size, 1)
  assert.deepEqual([shots[0]?.from, shots.at(-1)?.from], ['frame', 'frame'])
  assert.equal(showPoint('no butter'), undefined)
  assert.equal(showPoint('不含黄油')?.zh, undefined)
  assert.deepEqual(showPoint('防水'), showPoint('waterproof'))
})

test('the reader sees the action that shows a point, and the thing of the picture', () => {
  for (const point of SHOWN_POINTS)
    for (const language of ['en', 'zh'] as const) {
      const prompt = describePoint(point, language)
      const { shots, unshown } = direct({ prompt, seed: 1, inputs: [{ role: 'images[0]' }] })
      const [{ subjects, place, weather, backdrop } = assert.fail(prompt)] = shots
      assert.deepEqual(subjects[0]?.what, { input: 'images[0]' }, prompt)
      assert.equal(unshown, undefined, prompt)
      if (point.isPlace) assert.ok(place !== 'sweep' && (weather === 'rain' || subjects.length === 2), prompt)
      else assert.ok(place === 'sweep' && subjects.length === 2, prompt)
      assert.equal(backdrop, point.backdrop, prompt)
    }
})

test("the product's name does not change the look of the film", () => {
  const prompts = (prompt: string) =>
    writeAdStoryboard(options({ prompt }))
      .shots.map(shot => shot.prompt)
      .join()
  assert.doesNotMatch(prompts('为“回声”复古电话做一条广告。卖点：清脆的铃声，两年质保。'), /复古/u)
  assert.match(prompts('为“回声”电话做一条广告。风格：复古。卖点：清脆的铃声，两年质保。'), /复古/u)
})

test('the first shot shows the whole product, and details come between', () => {
  const { shots } = writeAdStoryboard(options({ pictures: [SEEN], seconds: 30, language: 'en' }))
  assert.equal(shots[0]?.camera?.size, 'wide')
  assert.ok(shots.slice(1, -1).some(({ camera }) => camera?.size === 'bust'))
  assert.equal(shots.at(-1)?.camera?.size, 'waist')
})

test('music beats fall on whole seconds, and voices and transitions exist', () => {
  for (const tone of Object.values(readTable('tones'))) {
    for (const language of ['en', 'zh'] as const) {
      const read = readMusicPrompt(withTempo(tone.music[language], tone.isLively ? 'lively' : 'calm', language))
      assert.equal(read.tempo, tone.isLively ? 120 : 60)
      assert.ok(read.genre)
      const voice = voices.find(({ id }) => id === tone.voice[language])
      assert.equal(voice?.language, language)
    }
  }
  for (const { film } of films()) {
    const softened = film.shots.flatMap(({ transition }) => transition ?? [])
    for (const { kind, frames } of softened) assert.ok(kind in TRANSITIONS && frames === 8)
    const cuts = film.shots.length - 1
    assert.ok(softened.length >= 1 && softened.length <= Math.ceil(cuts / 2), `${softened.length} of ${cuts}`)
    assert.equal(film.shots.at(-1)?.transition, undefined)
  }
})

test('the same request gives the same film, and another seed another one', () => {
  const asked = options({ prompt: PROMPTS[1]!, pictures: [SEEN, SEEN, SEEN], creative: true, seconds: 30 })
  assert.deepEqual(writeAdStoryboard(asked), writeAdStoryboard(asked))
  const others = [2, 3, 4, 5].map(seed => JSON.stringify(writeAdStoryboard({ ...asked, seed })))
  assert.ok(new Set(others).size > 1)
})

test('generated lines are dropped in favour of lines of the brief', () => {
  const { storyboard, unsaid } = writeAd(
    options({
      prompt: 'Our new shoe, the Ridge One, grips wet rock, dries in an hour, folds flat. Only 99 dollars.',
      language: 'en',
      seconds: 8,
    }),
  )
  assert.deepEqual(unsaid, [])
  assert.deepEqual(spoken(storyboard), [
    'Ridge One.',
    'Grips wet rock.',
    'Dries in an hour.',
    'Folds flat.',
    'Only 99 dollars.',
  ])
})

test("the caller's call to action comes before generated ones", () => {
  const { storyboard } = writeAd(
    options({
      prompt: 'An ad for Bellwether Dental Clinic. Gentle care for the whole family, free parking. Call 555 0192.',
      language: 'en',
      seconds: 8,
    }),
  )
  assert.equal(spoken(storyboard).at(-1), 'Call 555 0192.')
  assert.match(storyboard.shots.at(-1)!.title!.text, /Call 555 0192$/u)
})

test('audience, tone and instructions of a brief are neither spoken nor written', () => {
  for (const [prompt, language] of [
    [
      'Solstice is a sunrise alarm clock. It wakes you with soft light. Target users are students. Warm and funny. Make it 30 seconds. Wake up with Solstice.',
      'en',
    ],
    ['云朵笔记是一款学习软件。拍照就能整理笔记。目标用户是大学生。风格要轻松幽默，控制在15秒以内。现在下载。', 'zh'],
  ] as const) {
    const { shots, narration } = writeAdStoryboard(options({ prompt, language, seconds: 20 }))
    const words = [...shots.map(({ title }) => title?.text), ...(narration?.lines ?? []).map(({ text }) => text)].join(
      ' ',
    )
    assert.doesNotMatch(words, /students|funny|30|大学生|幽默|15/u)
    const brand = language === 'en' ? 'Solstice' : '云朵笔记'
    assert.equal(shots.at(-1)?.title?.text.split('\n')[0], brand)
    assert.ok(narration?.lines[0]?.text.includes(brand))
  }
})

test('a name is found beside its noun in any order', () => {
  for (const [prompt, language, brand] of [
    ['We are Harbor Lane, a family bakery. Sourdough every morning.', 'en', 'Harbor Lane'],
    ['Make a 15 second ad for Brightleaf, our loose-leaf green tea. Naturally sweet.', 'en', 'Brightleaf'],
    ['"Tuckaway" folding e-bike. Folds in eight seconds.', 'en', 'Tuckaway'],
    ['我们是“老巷子”火锅店。牛油锅底每天现炒。', 'zh', '老巷子'],
  ] as const) {
    const { shots, narration } = writeAdStoryboard(options({ prompt, language, seconds: 15 }))
    assert.equal(shots.at(-1)?.title?.text.split('\n')[0], brand)
    assert.ok(narration?.lines[0]?.text.includes(brand), narration?.lines[0]?.text)
    assert.doesNotMatch(shots[0]?.title?.text ?? '', new RegExp(`${brand}.*${brand}|是`, 'u'))
  }
})

test('text is above a thing that leaves no space beside it', () => {
  const prompt = 'An ad for AquaPure water bottle: leak-proof lid.'
  const styleWith = (crowding: { top: number; side: number }): string | undefined =>
    writeAdStoryboard(options({ prompt, language: 'en', pictures: [{ ...UNSEEN, crowding }] })).shots[0]?.title?.style
  assert.equal(styleWith({ top: 0.05, side: 0.4 }), 'title')
  assert.equal(styleWith({ top: 0.4, side: 0.05 }), 'lower third')
})

const STORY_BRIEFS = [
  [
    `Brand: MULEPEDAL. Product: Mule One, electric cargo bike, mustard yellow. 20 sec.
SPs: carries 2 kids + groceries / 90 km per charge / folds to fit a hallway.
Audience: city parents. Tone: dry, warm, NOT preachy.
Joanna (red raincoat) stuck in traffic -> market, box full of leeks -> hallway, bike folded by the coats. Twin: "Where's the car?" Joanna: "What car?"
CTA: Book a test ride at mulepedal.com`,
    'en',
    /^MULEPEDAL Mule One\nBook a test ride at mulepedal\.com$/u,
    ["Where's the car?", 'What car?'],
    /Hallway, picture 1 folded by the coats/u,
  ],
  [
    `品牌:鹤汀。产品:鹤汀便携电熨斗,薄荷绿色。时长15到20秒。
三个卖点:①15秒出蒸汽;②只有380克;③全球电压通用。
人群:职场人。调性:干净利落,不喊口号,不用绝对化用语(法务要求)。
情节:高铁上,销售许曼的白衬衫压得全是褶;酒店房间,她拿出鹤汀一熨;会议室,同事老周盯着她:“你没坐那趟车?”许曼:“坐了,它也坐了。”
落版:产品加品牌名,“上京东搜鹤汀,首单立减30元”。`,
    'zh',
    /^鹤汀\n上京东搜鹤汀,首单立减30元$/u,
    ['你没坐那趟车?', '坐了,它也坐了。'],
    /她拿出图1一熨/u,
  ],
] as const

test('the story of a brief is shown between the product and its end card, and its people speak', () => {
  for (const [prompt, language, card, dialogue, used] of STORY_BRIEFS) {
    const { storyboard, script, unsaid } = writeAd(options({ prompt, language, seconds: 20 }))
    assert.deepEqual(unsaid, [])
    const { shots } = storyboard
    assert.deepEqual([shots[0]?.from, shots.at(-1)?.from], ['frame', 'frame'])
    assert.match(shots.at(-1)?.title?.text ?? '', card)
    assert.ok(shots.some(({ prompt: words, from }) => from === 'references' && used.test(words)))
    const lines = script.shots.flatMap(({ lines = [] }) => lines)
    for (const text of dialogue)
      assert.ok(
        lines.some(line => line.text === text && line.who !== undefined),
        text,
      )
    assert.equal(new Set(lines.filter(({ who }) => who).map(({ who }) => who)).size, 2)
  }
})

test('labelled points are said and written, and audience, tone and labels are not', () => {
  for (const [prompt, language] of STORY_BRIEFS) {
    const film = writeAdStoryboard(options({ prompt, language, seconds: 20 }))
    const said = spoken(film).join(' ').toLowerCase()
    const points = language === 'en' ? ['carries 2 kids', '90 km', 'folds to fit'] : ['15秒出蒸汽', '380克', '全球电压']
    for (const point of points) assert.ok(said.includes(point), `${point} in ${said}`)
    const all = JSON.stringify([said, promptsOf(film), film.shots.map(({ title }) => title?.text)])
    assert.doesNotMatch(all, /SPs|preachy|parents|法务|职场|卖点|[①②③]/u)
  }
})

const promptsOf = ({ shots }: Storyboard): string[] => shots.map(({ prompt }) => prompt)

test('several products are not introduced as one', () => {
  for (let seed = 0; seed < 12; seed++) {
    const prompt = 'An ad for Nordhaus bottles: leak-proof.'
    const film = writeAdStoryboard(options({ prompt, language: 'en', seed }))
    assert.doesNotMatch(spoken(film)[0] ?? '', /^This is/u)
  }
})

const DIRECTED = `An ad for our tea house Fern & Hill. What makes it special: one hill, picked by hand.
Start in a misty garden at dawn, with our name Fern & Hill on the gate. Then an old woman picks leaves. End on the tin from the picture with the offer on screen: "Two for 9.50".
The only spoken words come at the very end, a friendly man: "Sit down. Stay." Soft cello all the way through.
Please also write "picked by hand" while she picks the leaves.`

test('an advertisement that its brief tells shot by shot has these shots, words and letters, and no others', () => {
  const { storyboard, unsaid } = writeAd(options({ prompt: DIRECTED, language: 'en', seconds: 12 }))
  assert.deepEqual(
    storyboard.shots.map(({ prompt, from }) => [from, prompt]),
    [
      ['words', 'A misty garden at dawn.'],
      ['words', 'An old woman picks leaves.'],
      ['frame', 'The tin from picture 1.'],
    ],
  )
  assert.deepEqual(
    storyboard.shots.map(({ title }) => title?.text),
    ['Fern & Hill', 'picked by hand', 'Fern & Hill\nTwo for 9.50'],
  )
  assert.deepEqual(
    storyboard.narration?.lines.map(({ text, shot }) => [text, shot]),
    [['Sit down. Stay.', 2]],
  )
  assert.equal(voices.find(({ id }) => id === storyboard.narration?.voice)?.gender, 'male')
  assert.match(storyboard.music?.prompt ?? '', /soft cello/iu)
  assert.deepEqual(unsaid, [])
})

test('captions follow their order, and the rows of the last card are those of the brief', () => {
  const prompt =
    'Oakline sells desks. Story: a carpenter saws a board; then he sands it; then back to the desk from picture 1. Captions in this order: "Oiled oak", "Ten years". Voice, young woman: "Built to stay." Last card: "Oakline" and below it "oakline.example".'
  const { storyboard } = writeAd(options({ prompt, language: 'en', seconds: 12 }))
  assert.deepEqual(
    storyboard.shots.flatMap(({ title }) => title?.text ?? []),
    ['Oiled oak', 'Ten years', 'Oakline\noakline.example'],
  )
  assert.deepEqual(
    storyboard.narration?.lines.map(({ text }) => text),
    ['Built to stay.'],
  )
})
