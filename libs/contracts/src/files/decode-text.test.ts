import { decodeText } from './decode-text'

const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16()

describe('the text of a file', () => {
  it.each([
    ['UTF-8', Buffer.from('{"n":"ñ"}')],
    ['UTF-8 with a mark', Buffer.from('\ufeff{"n":"ñ"}')],
    ['UTF-16 as PowerShell writes it', Buffer.from('\ufeff{"n":"ñ"}', 'utf16le')],
    ['UTF-16, big end first', utf16be('\ufeff{"n":"ñ"}')],
    ['UTF-16 without a mark', Buffer.from('{"n":"ñ"}', 'utf16le')],
    ['UTF-16 without a mark, big end first', utf16be('{"n":"ñ"}')],
  ])('is read from %s', (_name, bytes) => {
    expect(decodeText(bytes)).toBe('{"n":"ñ"}')
  })

  it('may be empty', () => {
    expect(decodeText(Buffer.alloc(0))).toBe('')
  })
})
