import type { ColourTarget, Style, Tone } from './edits.ts'

// Words that only apply to an existing picture, in addition to the parser's words for colours, places, times, weather
// and seasons. Patterns match normalised text: lower case, half width, simplified characters.

/** The first match applies: specific ones come before general ones. */
export const STYLE_PATTERNS: readonly (readonly [Style, RegExp])[] = [
  ['coloured-pencil', /colou?r(?:ed)? pencil|crayon|彩铅|彩色铅笔|蜡笔/],
  ['pencil', /pencil|sketch|line drawing|line art|charcoal drawing|hand drawn|素描|铅笔|线稿|速写|简笔/],
  ['ink', /ink wash|ink painting|chinese (?:ink|painting)|sumi|水墨|国画|中国画|山水画|丹青|毛笔画/],
  ['oil', /oil paint|oil on canvas|impasto|van gogh|monet|impressionis|acrylic|palette knife|油画|梵高|莫奈|印象派/],
  ['pixels', /pixel|\b(?:8|16)[ -]?bit|像素/],
  ['sepia', /sepia|old photo|antique photo|daguerreotype|泛黄|老照片|旧照片/],
  ['noir', /noir|sin city|黑色电影/],
  ['black-and-white', /black (?:and|&) white|monochrome|\bb ?& ?w\b|gr[ae]yscale|黑白|单色|灰度/],
  ['neon', /cyber ?punk|vaporwave|synthwave|neon (?:style|look|lights?|glow|city|colou?rs)|赛博朋克|蒸汽波|霓虹/],
  ['watercolour', /watercolou?r|gouache|水彩/],
]

export const TARGET_PATTERNS: readonly (readonly [ColourTarget | 'none', RegExp])[] = [
  ['trousers', /pants|trousers|jeans|\bshorts\b|leggings|裤/],
  [
    'clothes',
    /dress|shirt|jacket|coat\b|cloth(?:es|ing)|\bsuit\b|outfit|skirt|sweater|hoodie|uniform|\bvest\b|scarf|衣服|裙|外套|衬衫|上衣|毛衣|西装|卫衣|大衣|服装|围巾|衣/,
  ],
  ['sky', /\bsky\b|\bskies\b|\bclouds?\b|天空|天色|云/],
  [
    'leaves',
    /\blea(?:f|ves)\b|foliage|\btrees?\b|\bgrass\b|\blawn\b|\bbush(?:es)?\b|树叶|叶子|树木|树|草地|草坪|草|植物/,
  ],
  // These cannot be separated from their surroundings, so they are not removed.
  ['none', /\bhair\b|hairstyle|头发|发色|长发|短发|\beyes?\b|\blips?\b|\bnails?\b|lipstick|眼睛|嘴唇|口红|指甲/],
]

const more = (words: string): RegExp => new RegExp(words)

/** The effect of each word and its strength. Several words add up. */
export const TONE_PATTERNS: readonly (readonly [RegExp, Tone])[] = [
  [
    more(
      'warmer|warm (?:tones?|colou?rs?|light|look|filter|it)|make it warm|更暖|暖一[点些]|暖色|暖调|温暖一[点些]|偏暖',
    ),
    { warmth: 0.7 },
  ],
  [
    more('cooler|colder|cool (?:tones?|colou?rs?|look|it)|make it (?:cool|cold)|更冷|冷一[点些]|冷色|冷调|偏冷'),
    { warmth: -0.7 },
  ],
  [
    more(
      'brighter|brighten|lighten|lighter|more light|make it bright\\b|increase (?:the )?(?:brightness|exposure)|调亮|提亮|更亮|亮一[点些]|变亮|增亮|加亮|更明亮|明亮一[点些]|提高亮度|增加亮度',
    ),
    { brightness: 0.7 },
  ],
  [
    more(
      'darker|darken|dim(?:mer)?\\b|make it dark\\b|less bright|decrease (?:the )?(?:brightness|exposure)|调暗|更暗|暗一[点些]|变暗|压暗|降低亮度',
    ),
    { brightness: -0.7 },
  ],
  [
    more(
      '(?:more|higher|increase|boost|add|stronger) (?:the )?contrast|high contrast|punchy|增[强加](?:一些)?对比|高对比|更强的?对比|对比度?(?:更|强|高)',
    ),
    { contrast: 0.7 },
  ],
  [
    more(
      '(?:less|lower|reduce|decrease|soft(?:er)?) (?:the )?contrast|low contrast|降低对比|减[少弱]对比|低对比|对比度?(?:弱|低)',
    ),
    { contrast: -0.6 },
  ],
  [
    more(
      'more (?:vivid|saturated|colou?rful|vibrant)|vivid|vibrant|saturated|(?:increase|boost|more) (?:the )?(?:saturation|colou?r)|colou?r pop|make (?:the )?colou?rs pop|鲜艳|更艳|浓郁|增[加强]饱和|提高饱和|高饱和|色彩饱满',
    ),
    { saturation: 0.7 },
  ],
  [
    more(
      'less (?:saturated|colou?rful)|desaturate|muted|faded|(?:reduce|decrease|lower) (?:the )?saturation|pale colou?rs|降低饱和|减[少弱]饱和|低饱和|淡雅|褪色|素雅',
    ),
    { saturation: -0.6 },
  ],
  [
    more('sharp(?:er|en)?\\b|crisp|more detail|clearer|unblur|deblur|锐化|更清晰|清晰一[点些]|变清晰|高清'),
    { sharpness: 0.8 },
  ],
  [
    more('dreamy|soft(?:er)? (?:focus|glow|light)|soften|hazy glow|ethereal|柔光|柔和一[点些]|柔焦|梦幻|朦胧'),
    { softness: 0.8 },
  ],
  [more('\\bhdr\\b|dramatic (?:light|look|tones?)'), { contrast: 0.5, saturation: 0.3, sharpness: 0.5 }],
]

/** Tones named by a colour: `blue tint`, `蓝色调`. */
export const TINT = /\b(?:tint(?:ed)?|tones?|toned|hues?|filter|cast|colou?r grad(?:e|ing))\b|色调|调子|滤镜|调$/

export const BACKGROUND = /background|backdrop|\bbg\b|scenery behind|背景|底色/
export const BLURS = /blur|bokeh|out of focus|defocus|shallow depth|depth of field|虚化|模糊|景深|散景/
export const SHARPENS = /unblur|deblur|in focus/
export const REMOVES =
  /\b(?:remove|delete|erase|get rid of|take (?:away|out)|cut out|clear away|without|isolate)\b|去掉|去除|移除|删除|删掉|抹去|抹掉|消除|抠图|抠出|抠掉|去背|擦除/
export const CUTS_OUT = /cut ?out|isolate|transparent|抠图|抠出|去背|透明|免抠/
export const PEOPLE_AND_THINGS = /\b(?:subject|object|it|him|her|them|person|people|man|woman)\b|主体|人物|物体/

export const CROPS = /\bcrop|\btrim\b|裁[剪切成为]|截取/
export const RATIO = /(\d{1,2}(?:\.\d+)?) ?(?::|x|by|比|\/) ?(\d{1,2}(?:\.\d+)?)/
export const SQUARE = /square|正方形|方形/
export const CLOSER = /zoom(?:ed)? in|close[ -]?up|closer|enlarge|特写|拉近|放大|头像/

export const FLIPS = /\bflip|\bmirror(?:ed)? (?:the|this|it|image|picture|photo)|\bmirror(?:ed)?$|翻转|镜像/
export const DOWN = /upside|vertical|上下|垂直|倒/

export const ENHANCES = /enhance|improve|retouch|better\b|beautify|nicer|美化|增强|优化|修图|更好看|更漂亮/

/** Commands of a clause about editing. */
export const EDITING =
  /\b(?:make|turn|change|convert|transform|replace|swap|set|put|place|move|edit|add|apply|give|paint|recolou?r|colou?r|dye|switch|render|redraw|restyle|as if|look like)\b|变成|换成|改成|改为|变为|替换|更换|换上|添加|加上|加|染成|涂成|调成|转成|转为|转换|放到|放在|置于|编辑|变|换|改|把|将/

/** Orders to do something to a picture that is there. */
export const COMMANDS =
  /\b(?:change|turn|make|convert|transform|replace|swap|remove|erase|delete|crop|flip|mirror|rotate|blur|recolou?r|colou?ri[sz]e|enhance|sharpen|restore|retouch|upscale|improve|adjust|apply|edit|add|cut out)\b|把|将|换成|换为|变成|变为|改成|改为|去掉|去除|移除|删除|擦除|裁|翻转|镜像|模糊|调整|调成|加上|添加|修复|抠|美化|增强|风格化/
