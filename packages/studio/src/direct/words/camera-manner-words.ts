import type { CameraAngle, CameraSide, ShotSize } from '../shot-list.ts'

// How a picture is taken, lit and styled: read and kept in the shot list, whether the stage can show it or not.

export const ANGLE_WORDS: Record<CameraAngle, string> = {
  low: `low angle, low angle shot, low angle view, from below, worm's eye view, worm eye view, looking up at, 低角度, 仰拍, 仰视, 仰角, 低机位, 低角度仰拍`,
  high: `high angle, high angle shot, from a high angle, 高角度, 高机位, 俯视`,
  top: `top down, top down shot, top down view, top down angle, top shot, straight down, looking straight down, directly above, from directly above, directly overhead, top view, overhead shot, overhead view, overhead camera, overhead angle, from overhead, shot overhead, bird's eye view, birds eye view, seen from above, from above, flat lay, 俯拍, 俯瞰, 顶视, 顶拍, 鸟瞰, 鸟瞰图, 上帝视角, 正上方`,
  aerial: `aerial, aerial view, aerial shot, aerial footage, drone shot, drone flight, drone flight over, drone flyover, drone flight through, fpv drone, drone push in, slow drone push in, drone push, drone pull back, drone rises, drone footage, drone orbit, slow drone orbit, drone view, drone flying over, drone flies over, drone flying above, drone flying through, drone flying along, drone flying toward, drone flying towards, drone gliding over, drone glides over, drone soaring over, drone soars over, drone passes over, drone moves over, drone sweeping over, drone footage over, drone following, drone follows, drone camera, from a drone, drone footage, drone view, helicopter shot, 航拍, 航拍镜头, 无人机航拍, 无人机飞过, 无人机飞越, 无人机掠过, 无人机从空中, 无人机视角, 空中视角`,
  tilted: `dutch angle, dutch tilt, canted angle, tilted angle, 荷兰角, 倾斜镜头, 倾斜构图, 斜角镜头`,
  'first-person': `pov, pov shot, point of view shot, first person, first person view, 第一人称, 第一人称视角, 主观镜头, 主观视角`,
  'over-shoulder': `over the shoulder, over the shoulder shot, 过肩, 过肩镜头`,
  eye: 'eye level, eye level shot, at eye level, 平视, 平拍',
}

/** Which side of somebody or something is seen. Who looks into the camera is seen from the front. */
export const CAMERA_SIDE_WORDS: Record<CameraSide, string> = {
  front: `front view, frontal view, frontal, front on, head on, head on view, front facing, front face, from the front, seen from the front, facing the camera, faces the camera, face the camera, facing camera, facing the lens, facing the viewer, facing forward, facing us, looking at the camera, looking at camera, at the camera, at camera, to the camera, to camera, into the camera, into the lens, at the lens, at the viewer, toward the camera, towards the camera,
    正面, 正脸, 正面照, 正面视图, 正视图, 正面镜头, 正对, 面对镜头, 面向镜头, 正对镜头, 正面对着镜头, 正面面对镜头, 正面朝向镜头, 对着镜头, 看着镜头, 看向镜头, 望着镜头, 望向镜头, 直视镜头, 注视镜头, 注视着镜头, 朝向镜头, 朝着镜头, 冲着镜头, 对镜头, 向镜头`,
  side: 'side view, in profile, profile view, side profile, side on, from the side, seen from the side, 侧面, 侧脸, 侧视图, 侧面视图, 侧面照',
  back: `back view, rear view, seen from behind, shot from behind, viewed from behind, filmed from behind, seen from the back, from the back, facing away, facing away from the camera, back to the camera, backs to the camera, back turned to the camera,
    背影, 背面, 背对镜头, 背对着镜头, 背向镜头, 背朝镜头, 后视图, 从背后拍摄, 从后面拍摄`,
}

/** Only what says how much of somebody is seen; a wide shot shows the land. */
export const SHOT_SIZE_WORDS: Record<ShotSize, string> = {
  face: 'extreme close up, extreme closeup, big close up, macro, macro lens, macro shot, 大特写, 极特写, 微距, 微距镜头, 怼脸',
  bust: `close up, closeup, close up shot, close up of, close shot, tight shot, headshot, head shot, face shot, detail shot, insert shot,
    特写, 特写镜头, 近景, 近景镜头, 面部特写, 脸部特写, 细节特写`,
  hands: 'hands only, only hands, 手部特写, 手部近景',
  waist:
    'medium shot, mid shot, medium close, waist up, half body, portrait, portrait shot, cowboy shot, 中景, 中景镜头, 半身, 肖像, 人像',
  whole: 'full shot, full body, full body shot, full length, 全身, 全身镜头, 全身像',
}

export const LENS_WORDS: Record<string, string> = {
  macro: 'macro, macro lens, macro shot, macro photography, 微距, 微距镜头',
  fisheye: 'fisheye, fish eye, fisheye lens, fish eye lens, 鱼眼, 鱼眼镜头',
  telephoto: 'telephoto, telephoto lens, long lens, 200mm, 长焦, 长焦镜头, 远摄',
  wide: 'wide angle, wide angle lens, ultra wide, ultra wide angle, 24mm, 16mm lens, 广角, 广角镜头, 超广角',
  portrait: '85mm, 50mm, portrait lens, 人像镜头',
  shallow:
    'shallow depth of field, shallow focus, bokeh, blurred background, blurry background, soft focus, 浅景深, 背景虚化, 虚化背景, 散景, 焦外',
  deep: 'deep focus, deep depth of field, everything in focus, 大景深, 深景深',
  'rack-focus':
    'rack focus, racks focus, racking focus, focus pull, pulls focus, pull focus, pulling focus, focus shift, focus shifts, focus moves, shifting focus, changing focus, 移焦, 变焦对焦, 拉焦, 焦点转移, 焦点移动, 焦点变化, 焦点切换, 焦点从',
  'focus-away':
    'focus to the background, focus shifts to the background, focus moves to the background, rack focus to the background, rack focus to background, pulls focus to the background, 焦点移到背景, 焦点移向背景, 焦点转到背景, 焦点转向背景, 焦点移到远处, 焦点移向远处',
  anamorphic: 'anamorphic, anamorphic lens, 变形宽银幕, 宽银幕',
  'tilt-shift': 'tilt shift, miniature effect, 移轴, 移轴摄影',
  'lens-flare': 'lens flare, lens flares, 镜头光晕, 眩光',
  'motion-blur': 'motion blur, long exposure, 动态模糊, 运动模糊, 长曝光',
  'light-trails':
    'light trails, light trail, trails of light, light streaks, streaks of light, car light trails, 光轨, 光带, 光流, 光的轨迹, 车灯轨迹, 流动的光线, 流光溢彩的车流',
  timelapse: 'time lapse, timelapse, hyperlapse, 延时, 延时摄影, 缩时',
  'slow-motion':
    'slow motion, super slow motion, super slow mo, ultra slow motion, extreme slow motion, slow mo, slowmo, slo mo, high speed camera, 120fps, 240fps, 慢动作, 慢镜头, 升格',
}

export const LIGHT_WORDS: Record<string, string> = {
  soft: 'soft light, soft lighting, soft studio light, diffused light, diffuse light, 柔光, 柔和的光, 柔和光线',
  hard: 'hard light, harsh light, harsh lighting, 硬光',
  warm: 'warm light, warm lighting, warm morning light, warm glow, warm tones, warm colors, warm lamps, 暖光, 暖色调, 暖色, 温暖的光, 暖黄色的灯光',
  cool: 'cold light, cool light, cool tones, cold tones, cool colors, 冷光, 冷色调, 冷色, 冷调',
  blue: 'blue light, bluish light, blue glow, 蓝光, 蓝色的光',
  neon: 'neon, neon light, neon lights, neon lit, neon glow, neon reflections, neon sign, neon signs, 霓虹, 霓虹灯, 霓虹灯光, 霓虹闪烁',
  side: 'side light, side lighting, side lit, dramatic side light, split lighting, 侧光, 侧面照来, 从侧面照来, 从侧面打光',
  back: 'backlight, backlit, back light, back lit, backlighting, contre jour, silhouette lighting, 逆光, 背光',
  silhouette: 'silhouette, silhouettes, silhouetted, in silhouette, 剪影, 黑色剪影, 轮廓剪影',
  rim: 'rim light, rim lighting, rim lit, edge light, 轮廓光, 边缘光',
  'god-rays':
    'god rays, sunbeams, sunbeam, beam of light, beams of light, beam of sunlight, beams of sunlight, sun rays, shafts of sunlight, shaft of sunlight, shaft of light, sunlight streaming, sunlight streams, light streaming, light streams, sun streaming, sunlight filtering, sunlight filters, light filtering, light filters through, rays of light, light rays, light shafts, shafts of light, volumetric light, volumetric lighting, crepuscular rays, 丁达尔, 丁达尔光, 丁达尔效应, 光束, 光柱, 体积光, 圣光, 耶稣光, 斜射, 阳光斜射, 斜射进来, 透进来的光, 阳光洒进来, 阳光照进来, 阳光洒进',
  candle: 'candlelight, candle light, candlelit, by candlelight, 烛光',
  fire: 'firelight, fire light, lit by fire, 火光',
  lamp: 'lamplight, lamp light, lamp, table lamp, desk lamp, floor lamp, 灯光, 灯火, 台灯, 落地灯',
  aurora: 'northern lights, southern lights, aurora, aurora borealis, polar lights, 极光, 北极光, 南极光',
  moon: 'moonlight, moonlit, 月光, 月色',
  sun: 'sunlight, sunlit, sunshine, 阳光, 日光',
  'golden-hour': 'golden hour, golden light, golden sunlight, magic hour, 金色的光, 黄金时刻, 金色阳光',
  'blue-hour': 'blue hour, 蓝调时刻',
  spot: 'spotlight, spotlights, spot light, 聚光灯, 追光',
  'low-key':
    'low key, in darkness, in total darkness, in the darkness, total darkness, black void, 黑暗里, 黑暗中, low key lighting, low key light, chiaroscuro, moody lighting, dark and moody, 低调光, 暗调, 明暗对比',
  'high-key': 'high key, high key lighting, bright lighting, 高调光, 亮调',
  dramatic: 'dramatic lighting, dramatic light, 戏剧性光线, 戏剧光',
  studio: 'studio light, studio lighting, studio lights, soft box, softbox, 棚拍光, 影棚灯光',
  natural: 'natural light, natural lighting, ambient light, 自然光',
  glow: 'glowing, glow, bioluminescent, bioluminescence, 荧光, 生物发光, 微光',
  dust: 'dust in the light, dust motes, dust particles, floating dust, dust in the air, 灰尘在光中, 尘埃飞舞, 浮尘, 浮着灰尘, 漂浮的灰尘, 飘浮的尘埃, 浮动的尘埃, 灰尘飞舞, 微尘',
  smoke: 'smoke, smoky, smoke filled, 烟雾, 炊烟, 烟雾弥漫',
  steam: 'steam, steaming, steam rising, 热气, 热气腾腾, 冒着热气, 蒸汽',
  haze: 'hazy light, light haze, 朦胧的光',
}

export const STYLE_WORDS: Record<string, string> = {
  'black-and-white': 'black and white, black and white film, monochrome, b&w, 黑白, 黑白电影, 黑白画面, 黑白影像',
  noir: 'noir, film noir, 黑色电影',
  oil: 'oil painting, oil painting style, style of an oil painting, impasto, 油画, 油画风格, 油画质感',
  watercolour: 'watercolor, watercolour, watercolor painting, watercolour painting, 水彩, 水彩画, 水彩风格',
  ink: 'ink wash, ink painting, ink wash painting, chinese ink painting, sumi e, 水墨, 水墨画, 水墨风, 水墨风格, 国画',
  sketch: 'pencil sketch, sketch style, pencil drawing, line art, charcoal drawing, 素描风格, 线稿, 铅笔画',
  anime: 'anime, anime style, manga, manga style, 动漫, 动漫风格, 二次元, 日漫',
  cartoon: 'cartoon, cartoon style, 卡通, 卡通风格',
  comic: 'comic book style, comic style, graphic novel style, 漫画风, 漫画风格',
  pixel: 'pixel art, pixel style, 8 bit, 8bit, 16 bit, voxel art, 像素, 像素风, 像素艺术, 像素风格',
  claymation: 'claymation, clay animation, stop motion, plasticine, 黏土动画, 粘土动画, 定格动画, 黏土风格',
  papercraft: 'paper cut style, papercraft, paper art, origami style, 剪纸风格, 纸艺',
  felt: 'felt, felted, wool felt style, 毛毡风格, 羊毛毡',
  'low-poly': 'low poly, low polygon, 低多边形',
  '3d': '3d render, 3d animation, 3d cartoon, pixar style, 三维动画, 三维渲染, 皮克斯风格',
  cyberpunk: 'cyberpunk, 赛博朋克, 赛博朋克风格',
  steampunk: 'steampunk, 蒸汽朋克',
  vaporwave: 'vaporwave, synthwave, retro 80s, 80s retro, 80s vibe, 80s vibes, 80s aesthetic, 蒸汽波',
  gothic: 'gothic style, gothic, 哥特, 哥特风',
  surreal: 'surreal, surrealism, surrealist, in the style of dali, 超现实, 超现实主义',
  impressionist: 'impressionist, impressionism, monet, 印象派',
  ukiyo: 'ukiyo e, japanese woodblock print, woodblock print, 浮世绘',
  minimalist: 'minimalist, minimalism, minimal style, 极简, 极简主义, 极简风',
  dreamy: 'dreamy, dreamlike, ethereal, 梦幻, 梦境般, 如梦似幻',
  documentary: 'documentary, documentary style, nature documentary, 纪录片, 纪录片风格, 纪实',
  cinematic: 'cinematic, cinematic style, film look, 电影感, 电影质感, 电影风格',
  wuxia: 'wuxia, wuxia film, kung fu film, 武侠, 武侠片, 武侠片风格, 武侠风',
  retro:
    'retro, vintage, vintage look, vintage style, retro style, old film, old movie, super 8, super8, 8mm, 16mm, sepia, 复古, 复古风, 复古胶片, 怀旧风, 怀旧, 老电影, 老照片, 老胶片',
  vhs: 'vhs, vhs look, camcorder, 家庭录像',
  'film-grain':
    'film grain, grainy film, 35mm, 35mm film, kodak, shot on film, analog film, 胶片, 胶片感, 胶片质感, 颗粒感',
  realistic: 'photorealistic, realistic, hyperrealistic, photo realistic, ultra realistic, 写实, 照片级, 超写实',
  futuristic: 'futuristic, sci fi, science fiction, 未来感, 科幻, 科技感',
  fantasy: 'fantasy, fairy tale, fairytale, 奇幻, 童话, 玄幻',
  'chinese-style': 'chinese style, traditional chinese style, 国风, 中国风, 古风, 新中式',
  nordic: 'scandinavian, nordic style, 北欧风格, 北欧风',
  rustic: 'rustic, 田园风',
  'split-screen': 'split screen, 分屏',
}
