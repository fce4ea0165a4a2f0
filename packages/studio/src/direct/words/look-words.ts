import type { Look, Mood } from '../shot-list.ts'

export const LOOK_WORDS: Record<Look, string> = {
  cinematic: `cinematic, cinematic shot, cinematic shot of, cinematic style, cinematic lighting, movie like, film look, hollywood, blockbuster, imax, anamorphic, epic movie, movie scene, movie style, filmic, cinematography,
    电影感, 电影质感, 电影级, 大片, 电影, 电影风格, 电影镜头, 大片质感, 好莱坞, 电影画面, 电影级光影`,
  anime: `anime, anime style, in the style of anime, manga, cartoon, cartoon style, cel shaded, cel shading, ghibli, studio ghibli, comic book style, comic style, makoto shinkai, pixar, pixar style, disney style, 2d animation, animated style, animated film, animated scene, animation, animated movie,
    动漫, 动画, 动漫风格, 动漫风, 二次元, 卡通, 卡通风格, 宫崎骏, 吉卜力, 新海诚, 日漫, 漫画, 漫画风, 动画风格, 皮克斯, 迪士尼, 赛璐璐, 国漫, 日系动漫`,
  watercolour: `watercolor, watercolour, watercolor painting, watercolour painting, ink wash, ink painting, chinese ink painting, chinese painting, oil painting style, oil painting, impressionist, painterly, van gogh, monet, painted style, picture book, storybook illustration, brush strokes, pencil sketch, illustration, ukiyo, ukiyo e, hokusai, claude monet,
    水彩, 水墨, 水墨画, 国风, 国画, 中国风, 水彩画, 水墨风, 油画风格, 油画质感, 手绘, 工笔画, 印象派, 绘本, 插画, 山水画, 中国画, 水墨丹青, 国风水墨, 古风, 新中式, 梵高, 莫奈, 油画, 浮世绘, 北斋`,
  noir: `noir, film noir, black and white, black and white film, monochrome, b&w, high contrast black and white, silent film, sin city,
    黑白, 黑白电影, 黑色电影, 黑白影像, 默片, 黑白画面, 黑白胶片`,
  retro: `retro, vintage, vintage look, vintage style, vhs, vhs look, super 8, super8, 8mm, 16mm, old film, 1980s, 1970s, 1960s, 1950s, 1990s, 80s, 70s, 90s, 60s, sepia, old school, vaporwave, synthwave, retro style, nostalgic film, polaroid style, lo fi, y2k, pixel art, 8 bit,
    复古, 怀旧, 老电影, 复古胶片, 年代感, 港风, 老照片, 八十年代, 九十年代, 复古风, 蒸汽波, 老胶片, 80年代, 90年代, 民国风, 怀旧风, 像素, 像素艺术, 像素风`,
  documentary: `documentary, documentary style, documentary footage, nature documentary, national geographic, bbc earth, news footage, found footage, gopro, realistic footage, raw footage, vlog, cctv, security camera,
    纪录片, 纪实, 记录片, 纪实风格, 国家地理, 新闻画面, 纪录片风格, 实拍, 监控`,
  plain: 'plain style, no style, natural look, 自然风格, 无滤镜',
}

export const SCENE_MOOD_WORDS: Record<Mood, string> = {
  calm: `calm, peaceful, serene, tranquil, relaxing, quiet, gentle, soothing, soft, zen, meditative, still water, lazy, cozy, cosy, warm, healing, slow paced, silence, idyllic, harmony, patience, balance, forgiveness, gratitude,
    平静, 宁静, 安静, 静谧, 祥和, 温馨, 治愈, 慵懒, 悠闲, 恬静, 岁月静好, 温暖, 柔和, 舒缓, 惬意, 禅意, 唯美, 意境, 清新, 安详, 和谐, 耐心, 平衡, 宽恕, 感恩`,
  happy: `happy, happily, joyful, joy, cheerful, cheerfully, laughing, smiling, celebration, celebrating, celebrate, bright, delighted, uplifting, festive, party, birthday, excited, lively, laugh, smile, hope, hopeful, success, happiness, optimism, friendship,
    开心, 快乐, 高兴, 欢乐, 喜庆, 欢快, 微笑, 大笑, 哈哈大笑, 庆祝, 生日, 热闹, 其乐融融, 幸福, 欢笑, 笑, 喜悦, 热闹非凡, 派对, 开心地, 希望, 成功, 乐观, 友谊, 友情`,
  sad: `sad, sadly, sorrow, melancholy, melancholic, lonely, crying, tears, grief, heartbroken, gloomy, somber, mournful, weeping, lonesome, desolate, loneliness, farewell, regret, nostalgia, nostalgic, loss, longing, solitude, homesickness, despair,
    悲伤, 忧伤, 孤独, 难过, 哭泣, 眼泪, 流泪, 忧郁, 凄凉, 伤心, 寂寞, 失落, 离别, 孤寂, 落寞, 哭, 遗憾, 后悔, 乡愁, 怀念, 思念, 绝望, 失去`,
  epic: `epic, majestic, grand, heroic, powerful, battle, war, legendary, spectacular, awe inspiring, monumental, triumphant, breathtaking, dramatic, glorious, army, victory, freedom, courage, honour, honor, justice, loyalty, destiny, ambition, perseverance, glory,
    史诗, 史诗感, 宏大, 壮观, 磅礴, 震撼, 战争, 战斗, 英雄, 恢弘, 气势磅礴, 大气, 雄伟, 壮丽, 热血, 燃, 对决, 大战, 壮阔, 自由, 勇气, 荣誉, 正义, 忠诚, 命运, 梦想成真, 坚持, 荣耀`,
  tense: `tense, suspense, suspenseful, thriller, horror, scary, creepy, terrifying, frightening, panic, chase, chasing, danger, dangerous, ominous, sinister, action packed, explosion, apocalypse, apocalyptic, post apocalyptic, fear, anxiety, dread, conflict, chaos, anger, rage,
    紧张, 恐怖, 惊悚, 悬疑, 害怕, 危险, 追逐, 追赶, 诡异, 阴森, 逃跑, 末日, 爆炸, 压抑, 惊恐, 废土, 焦虑, 恐惧, 冲突, 混乱, 愤怒`,
  romantic: `romantic, romance, love, in love, kiss, kissing, tender, intimate, wedding, valentine, date night, passionate, hugging, embrace, holding hands, proposal,
    浪漫, 爱情, 恋爱, 亲吻, 婚礼, 甜蜜, 拥抱, 求婚, 约会, 牵手, 牵着手, 情人节, 深情, 暧昧, 相拥, 手牵手`,
  playful: `playful, funny, cute, adorable, silly, whimsical, quirky, comedy, comical, humorous, goofy, mischievous, fun, hilarious, bouncy, kawaii, kids show,
    可爱, 有趣, 搞笑, 调皮, 俏皮, 萌, 滑稽, 童趣, 活泼, 幽默, 呆萌, 蹦蹦跳跳, 趣味, 顽皮, 软萌, 搞怪`,
  mysterious: `mysterious, mystery, mystical, enigmatic, magical, magic, dreamy, dreamlike, ethereal, surreal, surrealism, surrealism style, surrealist, eerie, enchanted, fantasy, cyberpunk, otherworldly, haunted, secret, moody, futuristic, sci fi, science fiction, mythical, entropy, infinity, eternity, the unknown, consciousness, imagination, wonder,
    神秘, 梦幻, 魔法, 奇幻, 迷离, 超现实, 超现实主义, 仙境, 科幻, 赛博朋克, 玄幻, 空灵, 朦胧, 诡秘, 魔幻, 梦境, 如梦似幻, 未来感, 科技感, 仙气, 缥缈, 永恒, 无限, 未知, 意识, 想象力, 熵`,
  neutral: 'neutral mood, 中性情绪',
}
