import type { GenreName } from '../genres/genres.ts'

/** Words for genres. */
export const GENRE_WORDS: Record<GenreName, string> = {
  cinematic: `cinematic film movie score soundtrack orchestra orchestral trailer symphonic symphony
    电影 配乐 管弦 管弦乐 交响 交响乐 影视 预告片`,
  classical: `classical chamber baroque string-quartet sonata mozart 古典 室内乐 弦乐四重奏 奏鸣曲 巴洛克`,
  piano: `piano pianist solo-piano 钢琴 钢琴曲 钢琴独奏`,
  waltz: `waltz three-four 圆舞曲 华尔兹`,
  ambient: `ambient drone atmospheric soundscape meditation new-age spa 氛围 环境音乐 冥想 新世纪 空灵`,
  lofi: `lofi lo-fi chillhop study-beats study 低保真 学习 洛法`,
  'hip-hop': `hip-hop hiphop rap trap boom-bap beats 嘻哈 说唱 陷阱`,
  pop: `pop catchy mainstream 流行 流行乐 抖音`,
  corporate: `corporate business presentation technology tech commercial advertisement promo startup explainer
    企业 商务 商业 公司 宣传片 广告 科技 产品 汇报`,
  electronic: `electronic edm techno house trance synth synthwave dance club electro dubstep disco
    电子 电音 舞曲 合成器 蹦迪 夜店 迪斯科`,
  folk: `folk acoustic country ukulele bluegrass campfire celtic irish 民谣 乡村 原声 木吉他 尤克里里`,
  jazz: `jazz jazzy swing bebop blues lounge bossa cafe 爵士 爵士乐 蓝调 咖啡馆 摇摆`,
  rock: `rock metal punk grunge hard-rock band 摇滚 金属 朋克 乐队`,
  chinese: `chinese guofeng china oriental guzheng dizi erhu pipa guqin wuxia pentatonic asian
    国风 中国风 古风 古筝 笛子 竹笛 二胡 琵琶 古琴 民乐 武侠 仙侠 京剧 戏曲 水墨 汉服 江南 新年 春节`,
}

// A word for the sound gives way to a word for the style.
export const WEAK_GENRES: readonly GenreName[] = ['piano', 'corporate']
