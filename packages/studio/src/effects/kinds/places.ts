import { secondsToSamples } from '@kinora/media/sound/sound'
import { CUES } from '../../ambience/cues/cues.ts'
import type { SoundCue } from '../../setting/sound-cues.ts'
import type { EffectKind, EffectRow } from '../effect-kind.ts'

/** Ambiences of places. They are soft because they lie under films; alone they may be louder. */
const LOUDER_DB = 4

const cue = (name: SoundCue): Pick<EffectKind, 'make' | 'lufs' | 'isSteady'> => {
  const { make, lufs } = CUES[name]
  return {
    make: scene => make({ ...scene, samples: secondsToSamples(scene.seconds), time: 'noon' }),
    lufs: lufs + LOUDER_DB,
    isSteady: true,
  }
}

const row = (name: SoundCue, words: string): EffectRow => [name, words, cue(name)]

export const PLACES: readonly EffectRow[] = [
  row('waves', 'wave, sea, ocean, beach, surf, 海浪, 波浪, 大海, 海边, 海滩'),
  row('wind', 'wind, breeze, gale, windy, 风声, 风, 大风, 狂风, 微风'),
  row('rain', 'rain, rainfall, downpour, drizzle, rainy, 雨声, 雨, 下雨, 大雨, 暴雨'),
  row('thunder', 'thunder, thunderstorm, lightning, 雷, 雷声, 打雷, 雷鸣, 闪电, 雷雨'),
  row('birds', 'bird, birdsong, chirp, bird chirp, bird sing, 鸟, 鸟鸣, 鸟叫, 小鸟'),
  row('crickets', 'cricket, cicada, insect, 蟋蟀, 虫鸣, 蝉, 知了'),
  row('city', 'city, street, downtown, urban, 城市, 街道, 都市'),
  row('traffic', 'traffic, highway, road, 车流, 马路, 公路, 交通'),
  row('crowd', 'crowd, chatter, people talk, market, station, 人群, 人声, 嘈杂, 市场, 车站'),
  row('room', 'room tone, silence room, 房间底噪'),
  row('fire', 'fire, campfire, flame, fireplace, crackle fire, 火, 火焰, 篝火, 壁炉, 燃烧'),
  row('river', 'river, stream, creek, brook, 河, 溪流, 小溪, 流水'),
  row('waterfall', 'waterfall, cascade, 瀑布'),
  row('underwater', 'underwater, under water, diving, submerged, 水下, 潜水, 海底'),
  row('forest', 'forest, woods, jungle, 森林, 树林, 丛林'),
  row('bells', 'church bell, tower bell, cathedral, bell toll, 教堂钟声, 钟楼, 敲钟'),
  row('applause', 'applause, clapping, audience clap, ovation, 掌声, 鼓掌'),
  row('space', 'space, spaceship interior, deep space, drone, 太空, 宇宙, 飞船'),
  row('fireworks', 'firework, firecracker, 烟花, 烟火, 鞭炮, 爆竹'),
  row('cafe', 'cafe, coffee shop, restaurant, diner, bar, 咖啡馆, 咖啡厅, 餐厅, 酒吧'),
  row('kitchen', 'kitchen, cooking, 厨房, 做饭, 炒菜'),
  row('typing', 'typing, keyboard, type keyboard, 键盘, 打字, 敲键盘'),
  row('hooves', 'hoof, gallop, horse run, horse gallop, 马蹄, 马蹄声, 奔马'),
  row('rain-on-glass', 'rain window, rain glass, rain roof, 雨打窗户, 窗外下雨'),
  row('machines', 'machine, factory, machinery, workshop, 机器, 工厂, 车间'),
  row('train', 'train, railway, rail, subway, metro, 火车, 列车, 铁路, 地铁'),
  row('clock', 'clock, tick, tick tock, clock tick, 时钟, 钟表, 滴答'),
  row('dog', 'dog, bark, dog bark, puppy, 狗, 狗叫, 犬吠, 汪汪'),
  row('cat', 'cat, meow, kitten, cat meow, 猫, 猫叫, 喵'),
  row('cow', 'cow, moo, cattle, bull, 牛, 牛叫, 哞'),
  row('sheep', 'sheep, baa, lamb, 羊, 绵羊, 羊叫, 咩'),
  row('horse', 'horse, neigh, whinny, 马叫, 马嘶, 嘶鸣'),
  row('pig', 'pig, oink, 猪, 猪叫'),
  row('wolf', 'wolf, howl, wolf howl, 狼, 狼嚎'),
  row('lion', 'lion, lion roar, 狮子, 狮吼'),
  row('elephant', 'elephant, elephant trumpet, 大象, 象鸣'),
  row('monkey', 'monkey, ape, chimp, 猴子, 猴叫'),
  row('chickens', 'chicken, hen, cluck, 母鸡, 鸡叫, 小鸡'),
  row('ducks', 'duck, quack, 鸭子, 鸭叫, 嘎嘎'),
  row('gulls', 'gull, seagull, 海鸥'),
  row('frogs', 'frog, toad, croak, ribbit, 青蛙, 蛙鸣, 呱呱'),
  row('bees', 'bee, swarm, buzz bee, wasp, 蜜蜂, 蜂群'),
  row('bubbling', 'bubbling, boil, simmer, boil water, 冒泡, 沸腾, 煮沸, 咕嘟'),
  row('clink', 'clink, toast glass, cheers glass, glass clink, 碰杯, 干杯'),
  row('scrape', 'scrape, drag, drag chair, 刮擦, 拖动, 拖椅子'),
]
