import type { Camera, CameraMove } from '../shot-list.ts'

/** Whole phrases that are a camera move by themselves. */
export const MOVE_WORDS: Record<CameraMove, string> = {
  still: `static shot, static camera, locked off, locked off shot, fixed camera, fixed shot, tripod shot, still camera, still shot, camera stays still, camera does not move, camera is still, no camera movement, without camera movement, freeze on, freezes on, freeze frame, freeze frame on,
    固定镜头, 镜头固定, 静止镜头, 固定机位, 镜头不动, 机位固定, 定格`,
  push: `push in, pushes in, pushing in, push in on, dolly in, dollies in, dolly forward, zoom in, zooms in, zooming in, move closer, moves closer, moving closer, move in, moves in, moving in, camera moves forward, push forward, close in on, closing in, closes in, dolly zoom, truck in, creep in, fly through, dolly through, dollies through, dollying through, drone flight through, drone through, camera glides through, camera flies through, camera moves through, camera floats through, camera drifts through, moving through a long, camera flies over, camera flying over, camera glides over, camera soars over, camera swoops over, camera skims over, drone flies over, drone flying over, drone soars over, drone shot flying over, 镜头飞过, 镜头飞越, 镜头掠过, 镜头飞入, 镜头钻进, 无人机飞过, 无人机掠过, 无人机飞越, 一镜到底穿过, 镜头穿过, 镜头穿行, 镜头穿梭, fpv, approaches slowly,
    推近, 推进, 推镜头, 推镜, 镜头推, 拉近, 镜头拉近, 推向, 推至, 缓推, 前推, 向前推进, 镜头向前, 慢推, 放大, 逼近, 推轨`,
  pull: `pull back, pulls back, pulling back, pull out, pulls out, pulling out, pull away, pulls away, dolly out, dolly back, zoom out, zooms out, zooming out, move back, moves back, moving back, camera moves backward, moves away, pull up and away,
    拉远, 拉镜头, 后拉, 镜头后退, 镜头拉开, 拉出, 镜头后移, 拉开, 向后拉, 缓缓拉远, 镜头拉高拉远, 后退镜头`,
  'pan-left': 'pan left, pan to the left, swipe left, 左摇, 向左摇, 镜头左摇, 左摇镜头',
  'pan-right':
    'pan right, pan to the right, panning shot, pan across, pans across, panoramic shot, whip pan, 右摇, 向右摇, 镜头右摇, 右摇镜头, 摇镜头, 横摇',
  'tilt-up':
    'tilt up, tilt upwards, tilt upward, look up from below, camera looks up, 上摇, 向上摇, 镜头上摇, 仰拍上摇, 镜头上仰, 镜头跟随向上, 镜头向上',
  'tilt-down': 'tilt down, tilt downwards, tilt downward, camera looks down, 下摇, 向下摇, 镜头下摇, 镜头向下',
  orbit: `orbit, orbit shot, orbits, orbiting shot, orbiting camera, camera orbits, arc shot, 360 shot, 360 degree, 360 degrees, circle around, circles around, circling around, rotate around, rotates around, revolve around, bullet time, camera circles, spinning around the subject, rotating camera, 360,
    环绕, 环绕镜头, 环绕拍摄, 环拍, 围绕拍摄, 360度, 360度环绕, 旋转镜头, 镜头环绕, 镜头旋转, 围绕主体, 绕拍`,
  'crane-up':
    'crane up, crane shot, jib up, boom up, rise up shot, camera rises, camera rising, camera lifts, ascending shot, pedestal up, camera goes up, camera moves up, camera moves upwards, camera moves upward, camera goes upwards, camera ascends, camera rises above, camera rises over, camera climbs, drone rises, 镜头缓缓上升, 镜头慢慢上升, 镜头缓缓升起, 镜头慢慢升起, 镜头缓缓升高, 镜头逐渐升高, 镜头拉升, 镜头升到, 升起镜头, 镜头升起, 镜头上升, 升镜头, 摇臂, 镜头拉高, 镜头升高, 缓缓升起的镜头, 升降镜头',
  'crane-down':
    'crane down, jib down, boom down, camera descends, camera lowers, descending shot, pedestal down, camera moves down, camera moves downwards, camera moves downward, camera goes downwards, camera goes down, camera dives, camera dives down, camera sinks, camera plunges, camera swoops down, 镜头缓缓下降, 镜头慢慢下降, 镜头下潜, 镜头潜入, 镜头下沉, 镜头下降, 降镜头, 镜头降下, 镜头落下, 镜头俯冲',
  'track-left':
    'track left, tracking left, truck left, slide left, dolly left, camera moves left, camera slides left, 左移, 向左移动镜头, 镜头左移, 向左平移, 镜头向左移动, 左移镜头',
  'track-right': `track right, tracking shot, tracking right, truck right, slide right, slider shot, dolly right, dolly shot, following shot, follow shot, camera follows, camera following, camera tracks, side tracking shot, camera moves right, trucking shot, steadicam, steadycam, gimbal,
    跟拍, 跟随镜头, 跟踪镜头, 移动镜头, 平移镜头, 右移, 镜头右移, 镜头跟随, 向右平移, 镜头跟着, 右移镜头, 侧跟, 移镜头, 跟镜头, 稳定器`,
  reveal:
    'reveal shot, slow reveal, slider reveal, camera reveals, camera slowly reveals, camera slides out to reveal, camera gradually reveals, camera gently reveals, camera slides past, camera slides aside to reveal, camera slides to reveal, camera glides past, camera emerges from behind, camera comes out from behind, camera moves out from behind, revealing shot, reveal of, camera moves past, 揭示镜头, 镜头揭示出, 镜头揭示, 镜头缓缓揭示出, 镜头缓缓揭示, 镜头缓缓展现出, 镜头缓缓展现, 镜头缓缓展露出, 镜头缓缓露出, 镜头慢慢揭示出, 镜头慢慢揭示, 镜头慢慢展现出, 镜头慢慢展现, 镜头慢慢展露出, 镜头慢慢露出, 镜头逐渐揭示出, 镜头逐渐揭示, 镜头逐渐展现出, 镜头逐渐展现, 镜头逐渐展露出, 镜头逐渐露出, 镜头渐渐揭示出, 镜头渐渐揭示, 镜头渐渐展现出, 镜头渐渐展现, 镜头渐渐展露出, 镜头渐渐露出, 镜头展现出, 镜头展现, 镜头展露出, 镜头露出, 镜头从背后移出, 镜头从后面移出, 镜头从后方移出, 前景移开',
  handheld:
    'handheld, hand held, handheld camera, shaky cam, shaky camera, pov, pov shot, first person view, first person, point of view, selfie video, 手持, 手持镜头, 手持拍摄, 晃动镜头, 抖动, 镜头抖动, 剧烈抖动, intense shaking, shaking effect, camera shake, shaky, 第一人称, 主观镜头, 手持摄影, 第一视角',
  drift:
    'drifting camera, floating camera, slow drift, gliding shot, camera glides, camera drifts, camera floats, hovering shot, 漂移镜头, 飘移镜头, 镜头漂浮, 缓慢移动, 镜头滑过, 镜头缓慢移动',
}

/** Verbs that are a camera move only together with a direction, or with the camera itself as what moves. */
export const TURN_WORDS = {
  pan: 'pan, panning, sweep, sweeps, sweeping, 摇, 横移, 扫过',
  track:
    'track, tracking, truck sideways, slide, slides, follow, follows, move, moves, moving, camera move, tracking shot, dolly, 移动, 平移, 移, 跟随',
  tilt: 'tilt, tilts, tilting, 俯仰, 仰',
  crane: 'crane, jib, boom, rises, rise, ascends, descends, 升, 降, 升降, 抬升',
} as const

export const DIRECTION_WORDS = {
  left: 'left, to the left, leftward, leftwards, from right to left, right to left, 向左, 往左, 从右向左, 从右到左, 从右往左, 由右向左, 由右至左',
  right:
    'right, to the right, rightward, rightwards, from left to right, left to right, 向右, 往右, 从左向右, 从左到右, 从左往右, 由左向右, 由左至右',
  up: 'up, upward, upwards, from bottom to top, 向上, 往上, 从下往上, 从下到上, 由下至上',
  down: 'down, downward, downwards, from top to bottom, 向下, 往下, 从上往下, 从上到下, 由上至下',
} as const

export const FRAMING_WORDS: Record<Camera['framing'], string> = {
  wide: `wide shot, wide angle, wide angle shot, wide angle lens, ultra wide, establishing shot, long shot, extreme long shot, extreme wide shot, full shot, panorama, panoramic, panoramic view, aerial, aerial shot, aerial view, aerial footage, drone shot, drone, drone footage, drone view, aerial drone shot, bird's eye, bird's eye view, overhead, overhead shot, overhead view, top down shot, from above, vista, sweeping view, wide view, fisheye, fish eye, fish eye lens, fisheye lens,
    全景, 远景, 广角, 航拍, 鸟瞰, 俯瞰, 无人机, 大远景, 大全景, 广角镜头, 航拍镜头, 空镜, 空镜头, 俯拍, 鸟瞰图, 上帝视角, 无人机航拍, 鱼眼, 鱼眼镜头, 高空俯瞰, 全景镜头, 远景镜头`,
  medium:
    'medium shot, mid shot, medium close, waist up, half body, two shot, cowboy shot, portrait, portrait shot, over the shoulder, over the shoulder shot, 中景, 半身, 肖像, 中景镜头, 人像, 过肩镜头, 过肩',
  close: `close up, closeup, close up shot, close shot, close up of, extreme close up, macro, macro shot, macro lens, detail shot, tight shot, headshot, head shot, shallow focus, face shot, insert shot,
    特写, 近景, 微距, 大特写, 特写镜头, 近景镜头, 面部特写, 脸部特写, 微距镜头, 细节特写, 近距离, 怼脸`,
}

export const SPEED_WORDS: Record<Camera['speed'], string> = {
  slow: 'slow, slowly, slow motion, super slow motion, super slow mo, ultra slow motion, extreme slow motion, slow mo, slowmo, slo mo, gently, gradually, smooth, smoothly, leisurely, subtle, subtly, 缓慢, 缓缓, 慢慢, 慢动作, 慢镜头, 慢速, 轻轻, 徐徐, 逐渐, 平稳, 缓步',
  normal: 'normal speed, 正常速度',
  fast: 'fast, quick, quickly, rapid, rapidly, swift, swiftly, fast paced, hyperlapse, time lapse, timelapse, speed up, dynamic camera, whip, 快速, 迅速, 急速, 高速镜头, 快节奏, 延时, 延时摄影, 快切, 急推, 飞速',
}

/** What moves when the camera does. */
export const CAMERA_NOUNS =
  'camera, lens, shot, footage, view, video, clip, scene, tableau, still frame, 镜头, 摄像机镜头, 画面, 摄影机, 机位, 视角'
