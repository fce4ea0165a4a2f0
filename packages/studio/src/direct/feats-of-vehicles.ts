import { type Feat, sprites } from './feat.ts'
import { does, drop, isLiving, isOneOf, isSomebody, need, player } from './players.ts'

/** `runs into a wall`: there is one to run into. */
const intoWall: Feat = {
  said: /\b(?:crash|slam|smash|run|drive|bump|collide|plough|plow|skid)\w*\b.{0,16}\b(?:into|against|through|with)\b.{0,16}\bwall\b|撞(?:上|到|进|向|破)了?\p{Script=Han}{0,3}墙/iu,
  stage(play) {
    const doer = play.cast.find(one => one.build === 'vehicle') ?? play.cast.find(isLiving)
    if (!doer) return undefined
    drop(play, one => one !== doer && /wall|brick|墙/iu.test(one.words))
    const wall = player('wall', ':brick-wall:', 1.6)
    play.cast.push(wall)
    does(doer, 'crash', { to: wall, keeps: doer.relation?.kind === 'riding' })
    return {}
  },
}

const LIGHTS = sprites('🚦')

/** `stops at a red light`: on its way first, before it last. */
const redLight: Feat = {
  said: /\b(?:stop|wait|brake|halt|slow|pull)\w*\b.{0,8}\b(?:at|for|before|by)\b.{0,8}\b(?:traffic|red|stop) ?lights?\b|(?:红灯|红绿灯|交通灯)\p{Script=Han}{0,3}(?:停|等|刹)|(?:停|等)\p{Script=Han}{0,4}(?:红灯|红绿灯)/iu,
  stage(play) {
    const doer = play.cast.find(one => one.build === 'vehicle') ?? play.cast.find(isLiving)
    if (!doer) return undefined
    drop(play, one => one !== doer && !isOneOf(one, LIGHTS) && /light|灯/iu.test(one.words))
    const lights = need(
      play,
      one => isOneOf(one, LIGHTS),
      () => player('traffic light', '🚦', 3),
    )
    Object.assign(lights, { motion: 'still', metres: 3 })
    delete lights.relation
    does(doer, 'come-to', { to: lights, keeps: doer.relation?.kind === 'riding' })
    return { place: 'street' }
  },
}

const BOATS = /boat|ship|canoe|kayak|raft|yacht|dinghy|船|舟|艇|筏/iu

/** `the boat capsizes`: upright first, keel up last. */
const capsize: Feat = {
  said: /\bcapsiz\w+|\bkeels? over\b|\b(?:flips?|turns?|rolls?|tips?) (?:over|upside down)\b|\boverturn\w*|翻船|[船舟艇]\p{Script=Han}{0,8}翻|倾覆|掀翻/iu,
  stage(play) {
    const boat = play.cast.find(one => BOATS.test(one.words))
    if (!boat) return undefined
    does(boat, 'capsize', { motion: 'float' })
    return {}
  },
}

/** `a truck dumps gravel`: behind it a heap grows. */
const dump: Feat = {
  said: /\b(?:truck|lorry|tipper|digger|excavator)\b.{0,24}\b(?:unload|dump|tip|pour|empt)\w*\b|(?:卡车|货车|翻斗车)\p{Script=Han}{0,4}(?:卸|倒|倾)/iu,
  stage(play) {
    const truck = play.cast.find(one => one.build === 'vehicle')
    if (!truck) return undefined
    drop(
      play,
      one => !isLiving(one) && one !== truck && /gravel|sand|earth|dirt|rubble|coal|沙|石|土|煤/iu.test(one.words),
    )
    const heap = player('heap', ':gravel-heap:', 1.1)
    play.cast.push(heap)
    does(truck, 'stop')
    does(heap, 'grow')
    heap.relation = { kind: 'beside', to: truck }
    return {}
  },
}

const VEHICLES: ReadonlySet<string | undefined> = new Set(['vehicle', 'boat'])

/** `the train leaves`, `the bus drives away`: there first, gone last. */
const depart: Feat = {
  said: /\b(?:leaves?|leaving|departs?|departing|pulls? (?:out|away)|pulling (?:out|away)|(?:drives?|driving|speeds?|rolls?|races?) (?:away|off|out))\b|驶出|驶离|开走|开动|离站|出站|缓缓开|开出/iu,
  stage(play) {
    const { words, cast } = play
    const goes = cast.find(one => VEHICLES.has(one.build) && one.count === 1)
    if (!goes || cast.some(one => one.relation?.to === goes && isLiving(one) && one.relation.kind !== 'holding'))
      return undefined
    if (goes.build === 'boat') return undefined
    does(goes, 'depart')
    // Who stays behind is before it, where it does not hide them.
    for (const one of cast.filter(isSomebody)) one.relation = { kind: 'before', to: goes }
    const isTrain = /train|metro|火车|列车|地铁|高铁|动车/iu.test(goes.words)
    return isTrain &&
      play.shot.where !== 'subway' &&
      (play.shot.where === undefined || play.shot.where === 'square' || /platform|station|站/iu.test(words))
      ? { place: 'street', where: 'station' }
      : {}
  },
}

/** `washes his car`: he is beside it, and it does not drive. */
const washCar: Feat = {
  said: /\b(?:wash|clean|polish|wax|wip|scrub|repair|fix|mend|paint)\w*\b.{0,14}\b(?:car|truck|van|bus|motorcycle|motorbike|boat|plane)\b|(?:洗|擦|修|保养)(?:车|汽车|摩托|轿车)/iu,
  stage(play) {
    const car = play.cast.find(one => VEHICLES.has(one.build))
    const doer = play.cast.find(isSomebody)
    if (!car || !doer) return undefined
    const verb = doer.deeds?.[0]?.verb ?? 'wash'
    car.motion = 'still'
    delete car.deeds
    does(doer, verb, { to: car, motion: 'bob' })
    doer.relation = { kind: 'before', to: car }
    return {}
  },
}

/** `drifts round a bend`: its tail comes round. */
const drift: Feat = {
  said: /\b(?:drift|skid|slid|fishtail)\w*\b.{0,24}\b(?:bend|corner|curve|turn|round|around|track|road|hairpin)\b|漂移|甩尾|过弯/iu,
  stage(play) {
    const car = play.cast.find(one => one.build === 'vehicle')
    if (!car) return undefined
    does(car, 'skid', { keeps: true })
    return {}
  },
}

/** `a rocket lifts off from its pad`: on the ground first. */
const liftOff: Feat = {
  said: /\b(?:rocket|spaceship|shuttle|spacecraft)\b.{0,30}\b(?:lift\w* off|launch\w*|takes? off|blast\w* off|taking off)\b|(?:火箭|飞船|航天飞机)\p{Script=Han}{0,8}(?:升空|发射|起飞|点火)/iu,
  stage(play) {
    const rocket = play.cast.find(one => /rocket|ship|shuttle|craft|火箭|飞船|航天/iu.test(one.words))
    if (!rocket || play.cast.some(isSomebody) || /planets|orbit|galax|行星|轨道/iu.test(play.words)) return undefined
    drop(play, one => one !== rocket && /pad|smoke|cloud|fire|flame|烟|火焰|发射台/iu.test(one.words))
    does(rocket, 'take-off')
    return play.shot.place === 'space' ? { place: 'desert', time: 'morning' } : {}
  },
}

/** What drives, sails or flies there and away. */
export const FEATS_OF_VEHICLES: readonly Feat[] = [intoWall, redLight, capsize, dump, depart, washCar, drift, liftOff]
