import type { LEADS } from '@kinora/media/scene/vocabulary'

export type Lead = (typeof LEADS)[number]

/** Instruments by name; the first one leads. */
export const LEAD_WORDS: Readonly<Record<Lead, string>> = {
  violin: 'violin 小提琴',
  cello: 'cello 大提琴',
  flute: 'flute 长笛',
  'pan-flute': 'dizi bamboo-flute pan-flute 笛子 竹笛 笛',
  shakuhachi: 'xiao shakuhachi 箫 洞箫 尺八',
  fiddle: 'erhu fiddle 二胡 胡琴',
  koto: 'guzheng guqin koto zither 古筝 古琴 筝',
  shamisen: 'pipa shamisen 琵琶',
  shenai: 'suona 唢呐',
  trumpet: 'trumpet 小号',
  horns: 'horn horns 圆号',
  'tenor-sax': 'sax saxophone 萨克斯',
  clarinet: 'clarinet 单簧管',
  oboe: 'oboe 双簧管',
  accordion: 'accordion 手风琴',
  harmonica: 'harmonica 口琴',
  harp: 'harp 竖琴',
  marimba: 'marimba 马林巴',
  'music-box': 'music-box 八音盒 音乐盒',
  celesta: 'celesta 钢片琴',
  kalimba: 'kalimba 卡林巴 拇指琴',
  'nylon-guitar': 'guitar acoustic-guitar 吉他 木吉他',
  'overdrive-guitar': 'electric-guitar 电吉他',
  ukulele: 'ukulele 尤克里里',
  choir: 'choir 合唱',
  whistle: 'whistle whistling 口哨',
  piano: 'piano 钢琴',
}
