/**
 * Words that only lean towards a place with a name of its own, by that name: feasts, games and what people do there. They
 * count where nothing says where it is.
 */
export const WHERE_HINTS: Readonly<Record<string, string>> = {
  'old-town': 'lantern festival, 元宵节, 灯会, 灯谜, 猜灯谜, 上元节, 七夕',
  cemetery: 'tombstone, gravestone, funeral, burial, 扫墓, 上坟, 葬礼, 墓碑, 清明节, 祭祖',
  'dining-room':
    'family dinner, thanksgiving dinner, christmas dinner, sunday lunch, reunion dinner, 年夜饭, 团圆饭, 家宴',
  restaurant:
    'dinner by candlelight, candlelit dinner, candlelight dinner, first date, blind date, waiter, 烛光晚餐, 约会, 相亲, 下馆子',
  courtyard: 'grape arbor, grape arbour, grape trellis, grapevine pergola, 葡萄架, 葡萄架下, 葡萄藤下',
  campsite: 'marshmallows, sleeping bag, sleeping bags, ghost stories, 睡袋',
  stadium:
    'kick off, kickoff, penalty shootout, free kick, hat trick, world cup, championship match, marathon, long jump, high jump, pole vault, hurdles, javelin, 点球, 世界杯, 接力赛, 跳高, 跳远, 跨栏, 马拉松, 运动会, 球赛, 开球',
  'basketball-court': 'free throw, three pointer, volleyball, 排球, 三分球, 罚球',
  hospital:
    'scalpel, surgery, stethoscope, x-ray, iv drip, operating table, gives birth, giving birth, 手术刀, 手术, 听诊器, 输液, 手术台, 抢救, 生产',
  courtroom: 'gavel, jury, lawsuit, trial, 法槌, 陪审团, 被告, 原告, 庭审',
  office:
    'spreadsheet, deadline, job interview, business meeting, water cooler, cubicle, overtime, 面试, 加班, 开会, 打卡',
  classroom:
    'exam, exams, quiz, homework, chalk, 同桌, 讲台, blackboard, math problem, lesson, 考试, 黑板, 粉笔, 试卷, 点名, 数学题, 公式',
  laboratory:
    'chemistry lesson, chemistry class, chemistry experiment, science experiment, lab coat, 化学课, 化学课上, 化学实验, 实验台, 实验台上, microscope, test tube, test tubes, petri dish, centrifuge, dna, beaker, beakers, 显微镜, 试管, 烧杯, 培养皿, 试剂',
  airport: 'boarding pass, baggage claim, security check, 登机口, 登机牌, 值机, 安检',
  'aeroplane-cabin': 'flight attendant, window seat, turbulence, 空姐, 空乘',
  'drivers-cab':
    'dashboard, windscreen wipers, windshield wipers, 仪表盘, 雨刷, 雨刮器, 仪表台, 仪表台上, 中控台, 中控台上',
  cockpit: 'before takeoff, altimeter, 机长',
  temple: 'prayer wheel, 香火, 念经, 敲木鱼, 烧香, 诵经',
  palace: 'throne, royal court, coronation, 登基, 上朝, 早朝, 龙椅, 王座, 朝堂, 大臣, 加冕',
  'castle-yard': 'jousting, joust, drawbridge, siege, catapult, 攻城, 吊桥, 投石机',
  battlefield: 'trench, trenches, cavalry charge, artillery, gunfire, war zone, 冲锋, 战壕, 千军万马, 两军对垒',
  'tv-studio':
    'breaking news, weather forecast, the headlines, live broadcast, quiz show, 新闻联播, 天气预报, 播报新闻, 直播带货, 新闻直播',
  'recording-studio': 'podcast, voice over, voiceover, records a song, recording a song, 播客, 配音, 录歌, 录音',
  gym: 'parallel bars, uneven bars, high bar, horizontal bar, gymnastics rings, balance beam, vaulting horse, 单杠, 双杠, 高低杠, 平衡木, 吊环, 鞍马, treadmill, dumbbell, dumbbells, barbell, kettlebell, punching bag, spin class, yoga class, 跑步机, 哑铃, 杠铃, 沙袋',
  bathroom: 'bathtub, toothbrush, toothpaste, rubber duck, shaving foam, 浴缸, 牙刷, 牙膏, 刮胡刀, 花洒',
  bedroom:
    'alarm clock, bedtime story, bedtime, nightmare, insomnia, under the covers, pajamas, pyjamas, lullaby, 闹钟, 睡前故事, 噩梦, 失眠, 被窝, 被窝里, 睡衣, 床上',
  porch: 'doorbell, front door, trick or treat, 门铃, 敲门',
  market: 'haggles, haggling, fishmonger, 讨价还价, 砍价, 赶集, 吆喝, 摊贩, 摊主',
  'night-market': 'skewers, 烤串, 羊肉串, 撸串, 宵夜',
  supermarket: 'shopping cart, checkout line, 购物车, 收银台, 收银员',
  farm: 'milking, barnyard, haystack, pigsty, tractor, 挤奶, 草垛, 拖拉机',
  'construction-site':
    'bricklaying, bulldozer, excavator, cement mixer, steel beam, 砌墙, 挖掘机, 推土机, 水泥, 钢筋, 塔吊',
  cinema: 'movie premiere, 看电影, 首映',
  'ship-deck': 'sailors, shipwreck, at sea, 出海, 扬帆, 船长, 水手, 海盗',
  'amusement-park':
    'roller coaster, ferris wheel, cotton candy, bumper cars, merry go round, 过山车, 摩天轮, 碰碰车, 旋转木马',
  rooftop: 'on the rooftops, 天台上',
  harbour: 'fishing nets, fishing boats, 渔网, 渔船, 归港, 卸货',
  observatory: 'telescope, astronomy, 天文望远镜, 观星, 望远镜',
  train: 'train ride, on the train home, ticket inspector, 绿皮火车, 卧铺',
  'race-track': 'pit stop, formula one, formula 1, f1, finish line',
  circus: 'trapeze, 空中飞人, 驯兽师, 杂技',
  backstage: 'before the show, dressing table, stage fright, 上场前, 上台前, 候场',
  'lotus-pond': 'lily pad, lily pads, lotus leaf, 荷叶, 荷花',
  'living-room': 'christmas tree, video games, board game, 圣诞树, 拼图, 春晚',
}
