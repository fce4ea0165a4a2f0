import type { Subject } from '../shot-list.ts'

export const NUMBER_WORDS: Record<number, string> = {
  1: 'one, a single, 一列, single, lone, lonely single, solitary, 一, 一个人的, 独自一只',
  2: 'two, a pair of, pair of, a couple of, both, twin, twins, 两, 二, 俩, 一对, 一双, 双',
  3: 'three, a trio of, trio of, a few, few, some, 三, 几, 一些, 几个, 几只',
  4: 'four, several, 四, 数只, 若干, 好几',
  5: 'five, a handful of, 五, 一排, 一串串',
  6: 'six, half a dozen, many, tons of, loads of, heaps of, lots of, a lot of, numerous, various, plenty of, assorted, colorful various, 六, 许多, 很多, 众多, 各种, 各式各样, 大量, 好多, 五颜六色, 一排排',
  7: 'seven, 七',
  8: 'eight, 八, 成群, 成群结队, 成片, 一片片, 漫山遍野, 满地, 遍地',
  9: 'nine, 九',
  10: 'ten, 十',
  12: 'twelve, a dozen, dozen, dozens of, 十二, 十几, 十来, 无数, 数不清, 满天, 漫天, 数十, 几十',
  20: 'twenty, hundreds of, thousands of, countless, hundred, thousand, millions of, a hundred, a thousand, 二十, 上百, 成百上千, 成千上万, 数百, 百, 千, 万千, 千万, 百万',
}

/** `a flock of birds`, `一群鸟`: how many are drawn for a word that means a crowd of them. */
export const GROUP_WORDS: Record<number, string> = {
  3: 'a family of, family of, a litter of, bunch of, a bunch of, a cluster of, a row of, row of, 一窝, 一排',
  4: 'a group of, group of, groups of, a team of, team of, a caravan of, caravan of, a line of, 一组, 一队, 一行, 队',
  6: 'rows of, rows and rows of, a ring of, ring of, a circle of, a herd of, herd of, herds of, a pack of, pack of, packs of, a crowd of, crowd of, crowds of, a band of, a gang of, a pod of, pod of, pods of, a pride of, pride of, a troop of, troop of, a gaggle of, gaggle of, a convoy of, convoy of, a parade of, parade of, a procession of, procession of, 一圈, 一群, 群, 一大群, 一帮, 成群的, 一伙',
  12: 'a murmuration of, murmuration of',
  8: `a carpet of, carpet of, carpets of, a bed of, bed of, beds of, a flock of, flock of, flocks of, a school of, school of, schools of, a swarm of, swarm of, swarms of, a shoal of, an army of, army of, a field of, field of, fields of, a sea of, sea of, a fleet of, fleet of, a colony of, full of,
    一大片, 一片, 大片, 一大批, 一支军队`,
}

/** Between a number and its noun; says nothing of its own. */
export const COUNTER_WORDS = `column of, columns of, pillar of, pillars of, plume of, plumes of, jet of, jets of, curtain of, curtains of, veil of, veils of, tongue of, tongues of, finger of, fingers of, wisp of, wisps of, thread of, threads of, mound of, mounds of, cone of, cones of, wall of, walls of, blanket of, blankets of,
  cup of, cups of, glass of, glasses of, bottle of, bottles of, slice of, slices of, piece of, pieces of, bowl of, bowls of, plate of, pile of, stack of, box of, bag of, pair of, drop of, drops of, blade of, blades of, bead of, beads of, coil of, coils of, scoop of, scoops of, strand of, strands of, tuft of, tufts of, puff of, puffs of, ray of, a set of, set of, a flight of, flight of, lump of, ball of, wad of, chunk of, chunks of, can of, cans of, tube of, tubes of, tin of, tins of, pouch of, pouches of, sachet of, sachets of, packet of, packets of, carton of, cartons of, tub of, tubs of, boxes of, bags of, bar of, bars of, mug of, pot of, loaf of, jar of, jars of, sheet of, kind of, type of, arch of, vase of,
  只, 个, 条, 头, 匹, 辆, 位, 名, 朵, 棵, 颗, 株, 艘, 架, 座, 把, 张, 本, 杯, 瓶, 碗, 盘, 片, 块, 支, 枝, 根, 双, 台, 部, 件, 顶, 盏, 束, 串, 尾, 口, 道, 轮, 间, 栋, 幢, 副, 枚, 滴, 篮, 盒, 袋, 管, 壶, 罐, 份, 幅, 堆, 对, 叶, 面, 扇, 团, 缕, 封, 粒, 排, 艘艘, 头头, 只只, 朵朵`

/** What a number before them measures is no number of subjects. */
export const UNIT_WORDS = `year, years, year old, years old, yr old, month, months, month old, months old, week, weeks, week old, weeks old, hour, hours, minute, minutes, second, seconds, sec, fps, mm, cm, km, meter, meters, metre, metres, feet, kilometre, kilometres, kilometer, kilometers, miles, inches, degree, degrees, percent, am, pm, o'clock, times, frames,
  岁, 年, 月, 日, 号, 点, 点钟, 分钟, 秒, 秒钟, 度, 米, 公里, 年代, 世纪, 小时, 岁的, 倍, 次`

/** A colour before one of these is the colour of hair, light or cloth, not of the next subject. */
export const COLOUR_BLOCKERS = `eyed, haired, skinned, dressed, lit, light, lights, glow, glowing, hour, sky, skies, background, backdrop, hair, eyes, tones, tone, lighting, clad, suit, suits, uniform, clothes, tinted, water, sea, ocean, leaves lit, carpet, neon,
  衣, 发, 头发, 眼睛, 长发, 短发, 光, 光芒, 光线, 灯光, 背景, 天空, 调, 色调, 瞳, 衣服, 海水, 大地, 阳光, 霓虹, 云, 夜`

export const SIZE_WORDS: Record<Subject['size'], string> = {
  tiny: 'tiny, miniature, mini, microscopic, teeny, minuscule, pocket sized, 微小, 迷你, 极小, 小小的, 袖珍, 微型',
  small: 'small, little, baby, petite, 小, 小小, 幼小, 娇小, 幼',
  normal: 'medium sized, normal sized, 中等大小',
  large: 'big, large, tall, oversized, fat, chubby, 大, 高大, 大大的, 硕大, 胖, 胖胖的, 高高的, 肥',
  huge: 'huge, giant, gigantic, enormous, massive, colossal, towering, immense, vast, 巨大, 巨型, 庞大, 超大, 巨, 参天, 硕大无比',
}

export const SIDE_WORDS: Record<NonNullable<Subject['side']>, string> = {
  left: 'on the left, on the left side, to the left of the frame, at left, left side of the frame, on the left of, to the left of, left of, 左侧, 左边, 画面左侧, 画面左边',
  right:
    'on the right, on the right side, to the right of the frame, at right, right side of the frame, on the right of, to the right of, right of, 右侧, 右边, 画面右侧, 画面右边',
  centre:
    'in the center, in the centre, in the middle, centered, centred, center frame, in the middle of the frame, 正中, 画面中央, 画面中间, 居中, 中央, 正中央',
  background:
    'in the background, in the distance, far away, distant, in the far distance, on the horizon, 远处, 背景里, 远方, 背景是, 背景中, 天边, 背景为, 远处的, 后景',
  foreground: 'in the foreground, up front, closest to the camera, 前景, 近处, 前景中, 前景是',
}
