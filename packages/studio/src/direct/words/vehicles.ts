import type { NounTable } from './noun-table.ts'

/** What drives, sails and flies. */
export const VEHICLES: NounTable = {
  car: `
🚗 car, sedan, automobile, vehicle, coupe, classic car, vintage car, electric car, ev, self driving car, taxi car, 汽车, 轿车, 车, 车子, 小汽车, 小轿车, 新能源汽车, 老爷车
🚗 cars, vehicles, 车流, 车辆, 车水马龙 *4
🚙 suv, jeep, off road vehicle, off roader, crossover, 越野车, 吉普车
🏎️ sports car, race car, racing car, supercar, formula 1 car, formula one car, f1 car, ferrari, lamborghini, porsche, 跑车, 赛车, 超跑, 法拉利, 兰博基尼
🚕 taxi, cab, yellow cab, 出租车, 的士
🚓 police car, 警车
🚑 ambulance, 救护车
🚒 fire truck, fire engine, firetruck, 消防车
🚌 school bus, 校车 #yellow
🚌 bus, coach, 公交车, 公共汽车, 巴士, 大巴, 公交
🚐 van, minivan, minibus, camper van, campervan, rv, 面包车, 房车
🛻 pickup, pickup truck, truck, 皮卡, 卡车
🚚 lorry, delivery truck, cargo truck, moving truck, 货车, 大货车
🚜 tractor, harvester, 拖拉机 @meadow
🏍️ motorcycle, motorbike, harley, 摩托车, 摩托, 机车
🛵 小电驴, 电驴, 小电动, 电动摩托, 电动车, 两轮电动车, scooter, vespa, moped, 小摩托, 电瓶车, 踏板车
`,
  bike: `
🚲 bicycle, bike, mountain bike, 自行车, 单车, 脚踏车
🛴 kick scooter, 滑板车
🛺 tuk tuk
:covered-wagon: carriage, horse carriage, horse drawn carriage, stagecoach, 马车 @meadow
`,
  rail: `
🚆 train, commuter train, passenger train, 火车, 列车, 绿皮火车
🚂 steam train, steam locomotive, locomotive, steam engine, old train, 蒸汽火车, 蒸汽机车, 老火车, 小火车
🚅 bullet train, high speed train, maglev, 高铁, 动车, 高速列车, 和谐号, 复兴号
🚇 subway train, metro train, 地铁列车 @room
🚊 tram, cable tram, tramcar, old tram, streetcar, trolley, 电车, 有轨电车 @street
🚡 cable car, gondola lift, 缆车, 索道 @mountains ~float
`,
  boat: `
:pirate-ship: pirate ship, galleon, 海盗船
⛵ sailboat, sailing boat, sailing ship, yacht, boat with sails, 帆船, 游艇, 白帆
🛶 boat, canoe, kayak, rowboat, small boat, wooden boat, little boat, 小船, 扁舟, 一叶扁舟, 独木舟, 木船, 皮划艇, 小舟, 轻舟, 孤舟, 渔船 @lake
🚤 speedboat, motorboat, 快艇, 摩托艇
🚢 ship, cruise ship, ocean liner, cargo ship, steamship, tanker, warship, titanic, 船, 轮船, 货船, 邮轮, 游轮, 军舰, 大船, 船只
⛴️ ferry, 渡轮, 渡船
`,
  aircraft: `
✈️ airplane, aeroplane, plane, aircraft, jet, airliner, passenger plane, private jet, 飞机, 客机, 喷气式飞机, 航班
🛩️ small plane, biplane, propeller plane, fighter jet, fighter plane, glider, 小飞机, 战斗机, 滑翔机
🚁 helicopter, chopper, quadcopter, 直升机, 直升飞机
🪂 parachute, paraglider, skydiver, 降落伞, 滑翔伞, 跳伞者 ~fall
:airship: airship, zeppelin, blimp, 飞艇 ~float
`,
  spacecraft: `
🚀 rocket, spaceship, spacecraft, space shuttle, starship, space rocket, spaceships, 火箭, 飞船, 宇宙飞船, 航天飞机, 太空船, 星际飞船, 载人飞船
🛸 ufo, flying saucer, alien ship, alien spaceship, mothership, 飞碟, 不明飞行物, 外星飞船 @sky
🛰️ satellite, space station, 卫星, 空间站, 人造卫星, 太空站
`,
}
