// The words that hold a sentence together. None of them is drawn.

export const DETERMINERS = `a, an, the, this, that, these, those, my, your, his, her, its, our, their, another, each, every, any, one's,
  这, 那, 这个, 那个, 该, 这只, 那只, 这位, 那位, 他的, 她的, 它的, 我的, 你的, 某, 每个, 另一, 另一个, 另一位, 另一只, 另一名, 另外一个, 另, 对方`

/** Point at something that is known already, such as a picture that came along. */
export const DEFINITES = `the, this, that, these, those, my, our, 这, 那, 这个, 那个, 该, 这只, 那只, 这位, 那位, 我的, 图中, 图中的, 图片中, 图片中的, 照片里的, 照片中的, 画面中的, 图里的`

export const NEGATIONS = `no, not, without, without any, never, don't, dont, do not, doesn't, doesnt, does not, didn't, didnt, isn't, isnt, aren't, won't, wont, can't, cant, cannot, avoid, exclude, excluding, free of, devoid of, lacking, except, instead of, minus, nor, neither, no more, don't show, do not show, do not include, don't include,
  没有, 不要, 不是, 无, 没, 别, 不含, 不出现, 去掉, 避免, 不带, 不需要, 禁止, 除了, 不包含, 不能有, 不见, 没了, 不想要, 杜绝, 不存在, 不能出现, 不要有, 不要出现, 勿, 而不是`

export const CONJUNCTIONS =
  'and, or, &, plus, as well as, along with, 和, 与, 以及, 跟, 及, 或, 或者, 还有, 并且, 、, 同'

/** End a noun phrase; what follows stands somewhere else. */
export const PREPOSITIONS = `at, of, from, to, through, across, along, during, toward, towards, for, as, like, via, out, off, down, up, past, about, beyond, onto the, while, when, where, who, which, that is, that are, is, are, was, were, be, being, been, has, have, having, had, there is, there are, but,
  在, 于, 从, 向, 往, 到, 对, 冲着, 把, 被, 给, 朝, 沿着, 沿, 当, 是, 有, 而, 但, 但是, 让, 使, 伴随, 随着, 通过, 经过, 正, 正在, 只有`

export const PRONOUNS = {
  woman: 'she, 她',
  man: 'he, 他',
  other: 'it, they, them, him, i, we, you, us, 它, 他们, 她们, 它们, 我, 我们, 你, 大家伙',
} as const

/** Go before what is said. */
export const SAYING_WORDS = `says, say, said, saying, whispers, whisper, whispering, shouts, shout, shouting, yells, asks, ask, asking, replies, reply, exclaims, announces, mutters, screams, tells, speaks, sings, narrator, voiceover, voice over, cries, calls out, dialogue, murmurs, greets, narrates,
  说, 说道, 喊, 喊道, 问, 问道, 回答, 道, 大喊, 低声说, 大声说, 笑着说, 轻声说, 叫道, 旁白, 台词, 独白, 唱道, 告诉, 对白, 念道, 配音, 吼道, 笑道, 开口`

/** Things that words are written on: what they carry is not said. */
export const SIGN_WORDS = `sign, signs, text, title, logo, caption, words, letters, label, slogan, subtitle, brand, poster, typography, inscription, song, banner,
  写着, 字样, 标题, 文字, 字幕, 标语, 牌子, 招牌, 题字, 品牌, 印着, 刻着, 显示, 歌曲, 写有, 标志, 主题, 横幅`

/** Right before a name. */
export const NAMING_WORDS =
  'called, named, titled, written, style of, reading, reads, labeled, word, 名为, 叫做, 叫, 名叫, 题为'

/** Stand-ins and glue that are neither drawn nor kept as unknown words. */
export const FUNCTION_WORDS = `matte, matt, glossy, frosted, squares, ripple, ripples, so, very, too, just, only, also, then, than, such, more, most, much, it's, there, here, its, own, all, both of, other, others, same, still, again, now, once, ever, even, yet, can, could, will, would, should, may, might, must, shall, do, does, did, doing, done, get, gets, getting, got, go, goes, going, gone, went, come, comes, coming, came, let, lets, make it, made, see, seen, seeing, show, shows, showing, shown, look, looks, looking, seem, seems, become, becomes, turn, turns, start, starts, starting, started, begin, begins, began, beginning, suddenly, continue, continues, continuing, eventually, however, keep, keeps, take, takes, taking, put, puts, set, give, gives, bring, brings, feel, feels, feeling, stay, stays, appear, appears, if, because, until, captures, captures the transformation of, captures the gradual transformation of, captures the transformation as, records the, documents the, calmly, gracefully, steadily, carefully, vigorously, since, after, before that, away, together, apart, everywhere, somewhere, nothing, something, everything, anything, way, lot, bit, kind, sort, full, next, first, second, third, last, final, new, old, good, nice, great looking, beautiful, lovely, pretty, wonderful, amazing, gorgeous, stunning, perfect, elegant, elegantly, beautifully, please, want, generate, create, make a video, video of, a video of, image of, photo of, picture of, an image of, a photo of, a picture of, shot of, a shot of, scene of, a scene of, clip of, footage of, depict, depicting, featuring, feature, features, with the, style, styled, in the style of, by the, against the, s, t, re, ll, ve, d, not only, no longer, no matter, nothing but,
  的, 了, 着, 地, 得, 之, 也, 都, 就, 还, 很, 更, 最, 非常, 十分, 特别, 太, 又, 再, 才, 便, 将, 会, 能, 可以, 可, 要, 想, 请, 生成, 制作, 一段, 视频, 短片, 这里, 那里, 一边, 一起, 起来, 下来, 出来, 过来, 上来, 下去, 出去, 进来, 来, 去, 过, 呢, 吧, 啊, 吗, 们, 等, 如, 像, 似, 一样, 似的, 般, 一般, 仿佛, 好像, 所, 以, 其, 与其, 并, 且, 即, 若, 虽, 却, 因, 为, 因为, 所以, 如果, 一切, 自己, 里面的, 不仅, 不断, 不停, 不时, 不同, 不远, 不远处, 不由, 不禁, 不一样, 不已, 不久, 没有尽头, 无尽, 无边, 无比, 无际, 一望无际, 无限, 无忧无虑, 无声无息, 无人问津, 出现, 充满, 呈现, 展现, 展示, 显得, 露出, 变成, 变得, 成为, 美丽, 漂亮, 好看, 优美, 迷人的, 优雅, 精致, 完美, 时, 时分, 时候, 那么, 这样, 那样, 什么, 正好, 似乎, 只见, 突然, 忽然, 然后, 接着, 一直, 始终, 渐渐, 纷纷, 整个, 满, 满是, 各, 多, 少, 开始, 继续, 互相, 相互, 彼此, 合力, 共同, 一同, 用, 则, 过程, 最终, 终于, 随即, 立刻, 立即, 某个, 有些, 拥有, 带有, 带着, 长着, 能够, 导致, 感到, 进行, 参加, 试图, 尝试, 任何, 方向, 以, 重新, 各自, 涟漪, 泛起涟漪, 波纹, 一楼, 二楼, 三楼, 四楼, 五楼, 六楼, 七楼, 八楼, 九楼, 十楼, 滚滚, 从镜头前, 镜头前, 从镜头前面, 航拍转地面, 怀, 怀里, 怀中, 怀抱`

/** Words for a whole family of things; a noun of the family right before them says which. */
export const GENERICS =
  'boat, fish, bird, flower, flowers, fruit, fruits, dish, food, meal, drink, drinks, tree, dog, car, shoes, shoe, plant, animal, bag, soup, bottle, glass, cup, bread, cake, tower, statue, building, 花, 树, 鱼, 鸟, 车, 船, 犬, 狗, 果实'

/** English nouns that are verbs as well: nouns only where a noun can stand. */
export const HOMOGRAPHS = `watch, fly, ring, bear, duck, seal, fish, train, ship, rock, rose, plant, drum, dress, tie, wave, key, bow, drink, cook, guard, pilot, bowl, fan, saw, swallow, bat, glass, plate, box, bank, pie, chest, ram, bug, hook, cap, coach, crane, gift, present, screen, tower, shop, store, home, ski, puzzle, chain, package, heart, fire, flag, leaf, nest, pen, fork, horn, bell, book, brush, bolt, coin, hammer, host, cross, model, smile, hand, mouth, eye, foot, log, stone, steam, cup, mirror, bed, camp, house, tent, bloom, blossom, flower, seed, shell, fry, sandwich, pet, fox, worm, snake, crow, hare, parrot, figure, elder, male, female, light, park, school, spring, fall, star, match, flame, blaze, torch, pint, pepper, honey, toast, plum, jam, butter, candy, iron, jet, plane, cab, bus, ferry, raft, canoe, sail, crown, clock, anchor, scroll, journal, letter, spirit, wizard, hero, idol, sled, bubble, bubbles, present, ski, shade, shades, suit, coat, boot, trainers, heels, scooter, tram, van, charm, blade, shield, balloon, rocket, monkey, tank, ape, badger, ferret, hog, wolf, quail, cage`
