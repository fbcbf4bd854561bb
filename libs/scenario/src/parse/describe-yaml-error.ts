import type { YAMLError } from 'yaml'

/** What to write in place of YAML that can't be read; the reader's own words are for those who write readers. */
const words: Readonly<Record<YAMLError['code'], string>> = {
  ALIAS_PROPS: 'An alias stands alone, and none is taken here.',
  BAD_ALIAS: 'This is no alias, and none is taken here: put text that begins with & or * in quotes.',
  BAD_COLLECTION_TYPE: 'This tag is about another kind of value, and none is taken here.',
  BAD_DIRECTIVE: 'No line begins with %: put such text in quotes.',
  BAD_DQ_ESCAPE: 'There is no such escape in double quotes: write \\\\ for a backslash, or take single quotes.',
  BAD_INDENT: 'This stands too far left or right: fields of one object begin at one column, and [ and { are closed.',
  BAD_PROP_ORDER: 'Anchors and tags are not taken here: put text that begins with & or ! in quotes.',
  BAD_SCALAR_START: 'Text that begins with @, ` or % stands in quotes.',
  BLOCK_AS_IMPLICIT_KEY:
    'Text with a colon and a space in it stands in quotes; a field of its own begins on a new line.',
  BLOCK_IN_FLOW: 'Between [ and ] or { and } lists and objects are written with brackets, too.',
  DUPLICATE_KEY: 'This field stands here already.',
  IMPOSSIBLE: 'This can not be read as YAML.',
  KEY_OVER_1024_CHARS: 'The name of this field is too long.',
  MISSING_CHAR: 'Something is missing here: a closing quote, the colon after a name, or the - of an item.',
  MULTILINE_IMPLICIT_KEY: 'The name of a field and its colon stand on one line.',
  MULTIPLE_ANCHORS: 'Anchors are not taken here: put text that begins with & in quotes.',
  MULTIPLE_DOCS: 'Documents are kept apart by a line with ---.',
  MULTIPLE_TAGS: 'Tags are not taken here: put text that begins with ! in quotes.',
  NON_STRING_KEY: 'The name of a field is a text.',
  RESOURCE_EXHAUSTION: 'The document is nested too deep.',
  TAB_AS_INDENT: 'Lines are indented by spaces, not by tabs.',
  TAG_RESOLVE_FAILED: 'Tags are not taken here: put text that begins with ! in quotes.',
  UNEXPECTED_TOKEN: 'This can not stand here: a bracket or a quote is missing or too many, or text needs quotes.',
}

/** What is wrong with the text, in a tester's words. */
export const describeYamlError = ({ code }: Pick<YAMLError, 'code'>): string => words[code]
