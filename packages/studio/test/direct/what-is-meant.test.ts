import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shotsOf, subjectsOf } from './seen.ts'

const wordsOf = (prompt: string, shot = 0) => shotsOf(prompt)[shot]!.subjects.map(({ words }) => words)
const has = (prompt: string, word: string): boolean => wordsOf(prompt).includes(word)

test('a word that goes on as only a verb does is done, and no thing', () => {
  assert.deepEqual(wordsOf('a fox runs over the ice and slides into a pond'), ['fox'])
  assert.deepEqual(wordsOf('a waiter stirs the soup and plates it'), ['waiter', 'soup'])
  assert.equal(has('a monk kneels and cups his hands', 'cups'), false)
  assert.equal(has('a gymnast runs, swings and catches the bar', 'swings'), false)
  assert.equal(has('a diver, hair in a bun, steps over the rope', 'steps'), false)
  assert.equal(has('a kitten in a garden, the camera flies past it', 'flies'), false)
  // What somebody packs or carries stays a thing.
  assert.deepEqual(wordsOf('robots pack tomatoes into boxes'), ['robots', 'tomatoes', 'boxes'])
  assert.equal(has('children on swings in a park', 'swings'), true)
})

test('an hour, a sound, a thought, a measure and what is gone are not in the picture', () => {
  assert.equal(has('a boy packs his bag before school', 'school'), false)
  assert.equal(has('a girl waits in front of the school', 'school'), true)
  assert.equal(has('villagers sit in the square after the fire', 'fire'), false)
  assert.equal(has('a cat hears the bag rustle', 'bag'), false)
  assert.equal(has('a sailor searching for an island on the sea', 'island'), false)
  assert.deepEqual(wordsOf('a snail the size of a bus crawls along a road'), ['snail'])
  assert.equal(has('a boy with a missing tooth', 'tooth'), false)
  assert.equal(has('a man splits a log in one swing', 'swing'), false)
  assert.deepEqual(wordsOf('老太太坐着等孙女的信'), ['老太太'])
  assert.equal(has('two lions rest, wildlife documentary', 'wildlife'), false)
})

test('a way of laughing is nobody, and whoever is so many years old is somebody', () => {
  assert.deepEqual(wordsOf('a girl practising her evil witch laugh'), ['girl'])
  assert.deepEqual(subjectsOf('a 6 year old with a kite, she giggles')[0]!.slice(0, 2), '👧')
  assert.deepEqual(subjectsOf('a girl about ten years old rides'), ['👧'])
})

test('the front of a Chinese word is not there where its end is something else', () => {
  assert.deepEqual(wordsOf('爷爷戴着老花镜看报纸'), ['爷爷', '报纸'])
  assert.deepEqual(wordsOf('妈妈在缝虎头鞋'), ['妈妈', '虎头鞋'])
  assert.equal(has('墙上挂着一张全家福', '全家'), false)
  assert.equal(has('水从墙面流下来', '墙面'), false)
  assert.equal(has('一碗牛肉面', '牛肉面'), true)
  assert.deepEqual(wordsOf('小狗趴在窗台上'), ['小狗', '窗台'])
})

test('what is counted without a word for things is no block with a word on it', () => {
  assert.equal(has('他经历了五个考验', '考验'), false)
  assert.equal(has('桌上有一台经纬仪', '经纬仪'), true)
})

test('an ordinary word that does something is nobody by that name', () => {
  assert.deepEqual(wordsOf('a volcano on an island. Pressure builds'), ['volcano'])
  assert.deepEqual(wordsOf('Elara Voss opens a book'), ['Elara Voss', 'book'])
})

test('in haste a daughter’s hair is that of one daughter, and mom’s baking says that she bakes', () => {
  assert.deepEqual(subjectsOf('a man combs his daughters hair'), ['👨 behind 👧', '👧'])
  assert.deepEqual(wordsOf("mom's baking bread in a kitchen"), ["mom's", 'bread'])
  assert.deepEqual(wordsOf("a boy in his mom's kitchen"), ['boy'])
})

test('a mother beside a young beast is one of its kind, and beside a woman somebody else', () => {
  assert.deepEqual(subjectsOf('a baby rhino slips and mom helps it'), ['🦏', '🦏'])
  assert.deepEqual(subjectsOf('女生扑进妈妈怀里'), ['👩 beside 👩', '👩'])
  assert.equal(shotsOf('a baby rhino slips and mom helps it')[0]!.subjects[0]!.size, 'small')
  assert.deepEqual(wordsOf('a doctor talks to somebody'), ['doctor', 'somebody'])
})

const COBBLER = '镜头一：一位鞋匠坐在巷子口。镜头二：一个小女孩跑来，老人笑了。'

test('a plain word for somebody means whoever is there', () => {
  assert.deepEqual(wordsOf('牧童骑水牛过河，小孩拍水牛'), ['牧童', '水牛'])
  assert.deepEqual(wordsOf('一位驼背的鞋匠坐在巷子口，一个小女孩跑来，老人笑了'), ['鞋匠', '小女孩'])
  assert.deepEqual(wordsOf(COBBLER, 1), ['小女孩', '鞋匠'])
  assert.deepEqual(wordsOf('一个上班族女孩在地铁里睡着了'), ['女孩'])
})

test('what she is said to be is what she looks like now', () => {
  const { subjects } = shotsOf('A woman looks out of a window. The tunnel ends and she is an old woman.')[0]!
  assert.deepEqual(subjects.filter(({ what }) => JSON.stringify(what).includes('1f4')).length, 1)
  assert.equal(JSON.stringify(subjects[0]!.what).includes('1f475'), true)
})

test('two who look alike are both remembered', () => {
  const shots = shotsOf('镜头一：小男孩和表哥在河里玩。镜头二：表哥大叫。镜头三：奶奶在远处喊，两个人往家跑。')
  assert.deepEqual(
    shots
      .at(-1)!
      .subjects.map(({ words }) => words)
      .toSorted(),
    ['奶奶', '小男孩', '表哥'].toSorted(),
  )
})

test('a mask that is hers is on her face, and parts of a body are no boxes and no trees', () => {
  const [nurse] = shotsOf('a nurse takes off her mask')[0]!.subjects
  assert.deepEqual(
    nurse!.wears?.map(({ words }) => words),
    ['mask'],
  )
  assert.deepEqual(wordsOf('a man with a baby on his chest'), ['man', 'baby'])
  assert.deepEqual(wordsOf('a farmer rubs his palms'), ['farmer'])
  assert.deepEqual(wordsOf('她用手挖坑'), ['她'])
})

test('stairs are one flight, however many they are', () => {
  assert.deepEqual(
    shotsOf('a skater jumps down a 7 stair')[0]!.subjects.map(({ words, count }) => `${count} ${words}`),
    ['1 skater', '1 stair'],
  )
})

test('a thing is called by the end of its name, and a musician by what he is', () => {
  assert.deepEqual(wordsOf('镜头一：一只黑猫趴在窗台上。镜头二：女孩看着猫。', 1), ['女孩', '黑猫'])
  assert.deepEqual(wordsOf('Shot 1: A cellist sits under a bridge. Shot 2: A girl waves to the musician.', 1), [
    'girl',
    'cellist',
  ])
})

test('what is done to something is no word of its own, and an office that somebody holds is nobody else', () => {
  assert.deepEqual(wordsOf('爸爸给宝宝换尿布'), ['爸爸', '宝宝', '尿布'])
  assert.equal(has('新手妈妈抱着宝宝', '新手'), false)
  assert.deepEqual(wordsOf('孩子站在板凳旁边指挥'), ['孩子', '板凳'])
  assert.deepEqual(wordsOf('主人上班不在家，狗狗在沙发上睡觉'), ['狗狗', '沙发'])
})

test('what something is made of is no second thing, and a part is seen at the whole', () => {
  assert.equal(has('a bowl of soup on a rustic wood table', 'wood'), false)
  assert.equal(has('木头窗户旁站着一个女孩', '木头'), false)
  assert.deepEqual(wordsOf('an octopus opens a jar lid'), ['octopus', 'jar'])
  assert.equal(has('water poured over ice in a glass', 'poured over'), false)
  assert.equal(has('香水广告，一滴金色液体落下，花瓣飘来', '香水'), true)
})

test('a deer that looks is one, and she is not so many children', () => {
  assert.equal(shotsOf('deer looks through a window')[0]!.subjects[0]!.count, 1)
  const shots = shotsOf('镜头一：女老师走进教室。镜头二：孩子们偷笑。镜头三：她转身写字。')
  assert.equal(shots[2]!.subjects[0]!.words, '女老师')
})
