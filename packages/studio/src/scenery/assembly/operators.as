// What `+ - * /` and a leading minus mean in the other files of this folder: the build rewrites them to these calls
// (the language has no operators for vectors). Numbers stay numbers; with a vector on the left, a number on the right
// is spread over its lanes. Everything vanishes by inlining.

@global @inline export function plus<A, B>(a: A, b: B): A {
  if (isVector<A>()) {
    if (isVector<B>()) return <A>f32x4.add(<v128>a, <v128>b)
    return <A>f32x4.add(<v128>a, f32x4.splat(<f32>b))
  }
  if (isVector<B>() || (isInteger<A>() && isFloat<B>())) ERROR('vector or float on the left, please')
  return a + <A>b
}

@global @inline export function minus<A, B>(a: A, b: B): A {
  if (isVector<A>()) {
    if (isVector<B>()) return <A>f32x4.sub(<v128>a, <v128>b)
    return <A>f32x4.sub(<v128>a, f32x4.splat(<f32>b))
  }
  if (isVector<B>() || (isInteger<A>() && isFloat<B>())) ERROR('vector or float on the left, please')
  return a - <A>b
}

@global @inline export function times<A, B>(a: A, b: B): A {
  if (isVector<A>()) {
    if (isVector<B>()) return <A>f32x4.mul(<v128>a, <v128>b)
    return <A>f32x4.mul(<v128>a, f32x4.splat(<f32>b))
  }
  if (isVector<B>() || (isInteger<A>() && isFloat<B>())) ERROR('vector or float on the left, please')
  return a * <A>b
}

@global @inline export function over<A, B>(a: A, b: B): A {
  if (isVector<A>()) {
    if (isVector<B>()) return <A>f32x4.div(<v128>a, <v128>b)
    return <A>f32x4.div(<v128>a, f32x4.splat(<f32>b))
  }
  if (isVector<B>() || (isInteger<A>() && isFloat<B>())) ERROR('vector or float on the left, please')
  return a / <A>b
}

// A literal on the left: the right side decides the type.
@global @inline export function plusLeft<B>(a: f32, b: B): B {
  return isVector<B>() ? <B>f32x4.add(f32x4.splat(a), <v128>b) : <B>a + b
}

@global @inline export function minusLeft<B>(a: f32, b: B): B {
  return isVector<B>() ? <B>f32x4.sub(f32x4.splat(a), <v128>b) : <B>a - b
}

@global @inline export function timesLeft<B>(a: f32, b: B): B {
  return isVector<B>() ? <B>f32x4.mul(f32x4.splat(a), <v128>b) : <B>a * b
}

@global @inline export function overLeft<B>(a: f32, b: B): B {
  return isVector<B>() ? <B>f32x4.div(f32x4.splat(a), <v128>b) : <B>a / b
}

@global @inline export function negated<A>(a: A): A {
  return isVector<A>() ? <A>f32x4.neg(<v128>a) : -a
}
