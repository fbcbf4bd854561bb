/** The names that a schema declares, without the index signature of those that it tolerates. */
type Named<Value> = keyof { [Name in keyof Value as string extends Name ? never : Name]: true } & string

type Leaf = string | number | boolean | null

type Down = [never, 0, 1, 2, 3, 4, 5, 6]

type Below<Name extends string, Value, Depth extends number> =
  Name | (NonNullable<Value> extends Leaf ? never : `${Name}.${FieldPath<NonNullable<Value>, Down[Depth]>}`)

/** Dotted paths into a value, seven names deep at most; `*` or an index within a list. */
export type FieldPath<Value, Depth extends number = 7> = [Depth] extends [never]
  ? never
  : Value extends readonly (infer Item)[]
    ? Below<`${number}` | '*', Item, Depth>
    : Value extends object
      ? { [Name in Named<Value>]: Below<Name, Value[Name & keyof Value], Depth> }[Named<Value>]
      : never

type At<Value, Name extends string> = Value extends readonly (infer Item)[]
  ? Item
  : Name extends keyof Value
    ? NonNullable<Value[Name]>
    : never

/** The type at a path. */
export type FieldAt<Value, Path extends string> = Path extends `${infer Name}.${infer Rest}`
  ? FieldAt<At<NonNullable<Value>, Name>, Rest>
  : At<NonNullable<Value>, Path>
