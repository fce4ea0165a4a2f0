import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'
import { shotsOf } from './seen.ts'

const placeOf = (prompt: string) => shotsOf(prompt)[0]!.place

test('where nothing is said, the subjects say where they are', () => {
  const places = {
    'a fish': 'underwater',
    'a car': 'street',
    'a planet': 'space',
    'a rocket': 'space',
    'a burger': 'table',
    'a lipstick': 'sweep',
    'a sailboat': 'sea',
    'a camel': 'desert',
    'a penguin': 'snowfield',
    'a chef': 'kitchen',
    'a sofa': 'room',
    'a singer': 'stage',
    'an airplane': 'sky',
    骆驼: 'desert',
    口红: 'sweep',
  }
  for (const [prompt, place] of Object.entries(places)) assert.equal(placeOf(prompt), place, prompt)
})

test('what is said comes before what the subjects ask for', () => {
  assert.equal(placeOf('a fish on a table'), 'table')
  assert.equal(placeOf('a car in the desert'), 'desert')
  assert.equal(placeOf('太空里的猫'), 'space')
})

test('a place without people is that place', () => {
  for (const prompt of ['没有人的海滩', '没有一个人的海滩', '无人的海滩', 'a beach without people'])
    assert.equal(placeOf(prompt), 'beach', prompt)
})

test('when it is without somebody is when it is', () => {
  assert.equal(shotsOf('a street with no people at night')[0]!.time, 'night')
  assert.equal(shotsOf('a street without cars in the rain')[0]!.weather, 'rain')
})

test('of several places the one that the sentence is about counts', () => {
  assert.equal(placeOf('a waterfall in the mountains'), 'waterfall')
  assert.equal(placeOf('a deer by a lake, mountains in the background'), 'lake')
  assert.equal(placeOf('a busy city street'), 'street')
  assert.equal(placeOf('巴黎的咖啡馆'), 'room')
})

test('time, weather, season, look and mood are read in both languages', () => {
  const [english] = shotsOf('a lonely dog on a foggy autumn morning, film noir')
  assert.deepEqual(
    [english!.time, english!.weather, english!.season, english!.look, english!.mood],
    ['morning', 'fog', 'autumn', 'noir', 'sad'],
  )
  const [chinese] = shotsOf('冬天的夜晚，大雪纷飞，温馨，动漫风格')
  assert.deepEqual(
    [chinese!.time, chinese!.weather, chinese!.season, chinese!.look, chinese!.mood],
    ['night', 'snow', 'winter', 'anime', 'calm'],
  )
})

test('traditional characters and mixed languages are read as well', () => {
  const [shot] = shotsOf('夜晚的湖邊，一隻白色的貓在看 birds, cinematic')
  assert.deepEqual([shot!.place, shot!.time, shot!.look], ['lake', 'night', 'cinematic'])
  assert.deepEqual(
    shot!.subjects.map(({ words, colour }) => [words, colour]),
    [
      ['貓', 'white'],
      ['birds', undefined],
    ],
  )
})

test('the camera is told in either language, with its speed and direction', () => {
  const cameras = {
    'the camera slowly pushes in on a cat': ['push', 'slow'],
    'pan slowly to the left across a field': ['pan-left', 'slow'],
    'tracking shot from right to left': ['track-left', 'normal'],
    'quick zoom out from a city': ['pull', 'fast'],
    'orbit shot of a car': ['orbit', 'normal'],
    'handheld footage of a crowd': ['handheld', 'normal'],
    镜头缓慢推近一只猫: ['push', 'slow'],
    镜头从左向右摇: ['pan-right', 'normal'],
    快速拉远镜头: ['pull', 'fast'],
    环绕镜头: ['orbit', 'normal'],
  }
  for (const [prompt, expected] of Object.entries(cameras)) {
    const { move, speed } = shotsOf(prompt)[0]!.camera
    assert.deepEqual([move, speed], expected, prompt)
  }
  assert.equal(shotsOf('extreme close-up of a bee')[0]!.camera.framing, 'close')
  assert.equal(shotsOf('航拍草原')[0]!.camera.framing, 'wide')
})

test('a deed of somebody is no move of the camera', () => {
  assert.notEqual(shotsOf('a man pulls out a letter')[0]!.camera.move, 'pull')
  assert.notEqual(shotsOf('群山环绕的湖')[0]!.camera.move, 'orbit')
  assert.deepEqual(shotsOf('女孩手持雨伞')[0]!.subjects.length, 2)
  assert.notEqual(shotsOf('女孩手持雨伞')[0]!.camera.move, 'handheld')
})

test('place, weather, words and steps are heard; silence is silent', () => {
  assert.ok(shotsOf('a beach')[0]!.sounds.includes('waves'))
  assert.deepEqual(shotsOf('thunderstorm over the sea')[0]!.sounds.slice(0, 2), ['thunder', 'rain'])
  assert.ok(shotsOf('a man walks in the snow')[0]!.sounds.includes('snow-steps'))
  assert.ok(shotsOf('夏夜的草地')[0]!.sounds.includes('crickets'))
  assert.deepEqual(shotsOf('a waterfall, no sound')[0]!.sounds, [])
})

test('another seed chooses among equals only', () => {
  const prompt = 'a flower in a garden at dawn'
  const lists = Array.from({ length: 12 }, (_, seed) => direct({ prompt, seed }))
  const sprites = new Set(lists.map(({ shots }) => JSON.stringify(shots[0]!.subjects[0]!.what)))
  assert.ok(sprites.size > 1)
  for (const { shots } of lists) assert.deepEqual([shots[0]!.place, shots[0]!.time], ['garden', 'dawn'])
  assert.deepEqual(direct({ prompt, seed: 3 }), direct({ prompt, seed: 3 }))
})

test('a trade has its own room, whatever furniture is named, and a cart is pushed through it', () => {
  const whereOf = (prompt: string) => shotsOf(prompt)[0]!.where
  assert.equal(whereOf('a librarian pushes a cart between shelves'), 'library')
  assert.equal(whereOf('a barber shaves a customer, an old chair'), 'salon')
})

test('a diner is seen from inside where its counter is named, and from its road where nothing of it is', () => {
  const whereOf = (prompt: string) => shotsOf(prompt)[0]!.where
  assert.equal(whereOf('an empty diner at night, a cup on the counter'), 'restaurant')
  assert.equal(whereOf('a diner at night, one truck parked outside'), 'roadside-diner')
})

test('canals of the north and of the lagoon have houses of their own, which are no things in front', () => {
  const [shot] = shotsOf('a gondola in Venice between the houses')
  assert.deepEqual([shot!.where, shot!.subjects.map(({ words }) => words)], ['canal-city', ['gondola']])
  assert.equal(shotsOf('江南水乡，小船')[0]!.where, 'water-town')
})

test('rain that is over does not fall, hardly anybody is nobody, and a light on a thing is no theatre', () => {
  assert.equal(shotsOf('雨后的竹林')[0]!.weather, 'clear')
  assert.deepEqual(shotsOf('地铁站台，没什么人')[0]!.subjects, [])
  assert.notEqual(placeOf('a perfume bottle, soft spotlight'), 'stage')
  assert.equal(placeOf('a dancer, spotlight'), 'stage')
})

test('a lighthouse has its rock and its sea; paper that grows darker is paper; the keys are those of the computer', () => {
  const [shot] = shotsOf('A lighthouse on a rocky cliff in a storm')
  assert.deepEqual([shot!.place, shot!.subjects.length], ['sea', 1])
  assert.deepEqual(shotsOf('earbuds float, rotating, against a dark gradient background')[0]!.backdrop, 'black')
  assert.deepEqual(
    shotsOf('橘猫趴在笔记本电脑键盘上打瞌睡')[0]!.subjects.map(({ words }) => words),
    ['橘猫', '笔记本电脑'],
  )
})

test('who leaps out of the water, and a boat, are seen at its surface', () => {
  assert.equal(placeOf('a whale breaches'), 'sea')
  assert.equal(placeOf('a whale swims beside a sailboat'), 'sea')
  assert.equal(placeOf('a whale swims'), 'underwater')
  assert.equal(placeOf('underwater, a whale leaps'), 'underwater')
})

test('who sledges is in the snow, who is at the opera in a theatre, and a fish in its tank is in no battle', () => {
  assert.equal(placeOf('children sledding'), 'snowfield')
  assert.equal(shotsOf('a woman at the opera')[0]!.where, 'theatre')
  assert.notEqual(placeOf('a fish swims in a tank'), 'street')
})
