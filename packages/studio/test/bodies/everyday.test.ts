import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findKind } from '../../src/bodies/kinds/kinds.ts'
import { describedNouns } from '../../src/words/vocabulary/described-nouns.ts'
import { drawBody } from '../../src/figures/draw-body.ts'
import { readPictogram } from '../../src/figures/read-pictogram.ts'

/** What people ask for in a clip again and again. */
const EVERYDAY =
  `bottle, cup, mug, glass, plate, bowl, teapot, kettle, pot, frying pan, knife, spoon, fork, chopsticks, vase, bucket, basket, barrel,
  cake, bread, noodles, dumpling, wine, beer, coffee, burger, pizza, sandwich, sushi, ice cream, donut, cookie, cheese, egg, steak, apple,
  banana, orange, strawberry, grape, watermelon, lemon, pineapple, peach, pear, cherry, tomato, carrot, corn, pumpkin, mushroom, phone, laptop, tablet,
  photo camera, watch, headphones, perfume, lipstick, sneaker, high heel, boot, handbag, backpack, suitcase, hat, cap, crown, glasses,
  sunglasses, umbrella, book, newspaper, letter, pencil, paintbrush, key, ring, diamond, coin, gift, lamp, lantern, candle, door, window, mirror, ladder,
  bench, sofa, armchair, bed, round table, desk, chair, stool, wardrobe, bookshelf, fridge, washing machine, tv, clock, bathtub, fireplace, piano, guitar,
  violin, cello, drum, flute, trumpet, saxophone, harp, microphone, kite, balloon, football, basketball, baseball, bicycle, motorcycle, skateboard, kick scooter,
  car, bus, tractor, train, ship, sailboat, canoe, airplane, helicopter, rocket, robot, statue, snowman, fountain, lighthouse,
  windmill, tower, temple, pagoda, church, castle, hut, tent, stone bridge, gate, fence, skyscraper, pyramid, ferris wheel, carousel, tree, pine, palm tree,
  willow, cherry tree, bamboo, cactus, rose, tulip, sunflower, lotus, bouquet, wheat, bush, seashell, chest, sword, shield, bow and arrow, hammer, saw, axe, broom,
  shovel, watering can, fishing rod, telescope, microscope, test tube, magnifying glass, scissors, hourglass, anchor, mailbox, traffic light, street lamp, signpost,
  drone, submarine, satellite, shopping cart, flag, trophy, chess, dice, campfire, ghost, teddy bear, t shirt, dress, coat, scarf, glove`
    .split(',')
    .map(word => word.trim())

test('everyday things have a body, not a picture or a block with their name', () => {
  const nouns = new Map(describedNouns().map(({ word, noun }) => [word, noun]))
  const bare = EVERYDAY.filter(word => !findKind(nouns.get(word)?.sprites[0] ?? ''))
  assert.deepEqual(bare, [])
})

test('a body without an emoji is a picture where only pictures are possible', async () => {
  const picture = drawBody('drawn-lighthouse')!
  assert.ok(picture.height > 2 * picture.width, `${picture.width} x ${picture.height}`)
  assert.ok(picture.rgba.some((value, at) => at % 4 === 3 && value === 255))
  assert.deepEqual((await readPictogram('drawn-lighthouse'))?.height, picture.height)
  assert.equal(drawBody('drawn-nothing'), undefined)
})
