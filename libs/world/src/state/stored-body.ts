/**
 * What a change answered, as JSON writes it. Once it is sent, the text that went out takes the place of its many small
 * objects, which every pause of the garbage collector would copy for as long as the reply or the past holds them.
 */
export class StoredBody {
  private text: string | undefined

  constructor(private value: unknown) {}

  /** @param text the same value as JSON */
  becomeText(text: string) {
    this.text = text
    this.value = undefined
  }

  read(): unknown {
    return this.text === undefined ? this.value : JSON.parse(this.text)
  }

  toJSON(): unknown {
    return this.read()
  }
}

/** The body of a stored reply, also of one that was read from a store. */
export const readStoredBody = (body: unknown): unknown => (body instanceof StoredBody ? body.read() : body)
