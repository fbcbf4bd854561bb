import { z } from 'zod'
import { idPattern, longestId } from './id'
import { readWords } from './words'

/** Decimal dollars, as the carrier writes money on the wire. */
export const MoneySchema = z.number().min(-1_000_000).max(1_000_000)

/** Identifiers that a client may send. */
export const IdSchema = z.string().min(1).max(longestId).regex(idPattern, 'letters, digits and . : _ - only')

export const SkuIdSchema = IdSchema
export const QuantitySchema = z.number().int().min(1).max(10)
export const ZipCodeSchema = z.string().regex(/^\d{5}$/, 'five digits')
/** Text that a shopper types, as people see it. */
export const typedText = () => z.string().overwrite(readWords)

export const NameSchema = typedText().min(1).max(60)
export const EmailSchema = z.email().max(120)
export const PhoneSchema = z.string().regex(/^\d{10}$/, 'ten digits')

/** What the carrier writes for yes and no. */
export const YesNoSchema = z.enum(['Y', 'N'])

/** Identifiers of an answer where there may be none. */
export const IdOrEmptySchema = z.string().regex(/^[\w.:-]{0,80}$/)

/** Identifiers, separated by commas. */
export const IdListSchema = z.string().regex(/^[\w.:-]+(?:,[\w.:-]+)*$/)

/** Where something is: a path of the shop, or a full address. */
export const AddressSchema = z.string().regex(/^(?:https?:\/\/|\/|[\w-]+\/)\S*$/)

/** A name on a page: one line, not empty. */
export const LabelSchema = z.string().regex(/^\S(?:.*\S)?$/)

/** Text that a shopper typed, without blanks around it. */
export const TrimmedTextSchema = z.string().regex(/^(?:\S(?:[\s\S]*\S)?)?$/)
export const PersonNameSchema = z.string().regex(/^\S(?:[\s\S]{0,58}\S)?$/)

/** One kind of thing in lower-case words, such as "screen protectors". */
export const KindSchema = z.string().regex(/^[a-z]+(?: [a-z]+)*$/)

export const DateSchema = z.iso.date()
export const DateOrEmptySchema = z.string().regex(/^(?:\d{4}-\d{2}-\d{2})?$/)
export const InstantSchema = z.iso.datetime({ offset: true })
export const TimeZoneSchema = z.string().regex(/^[A-Za-z]\w*(?:\/[\w+-]+)*$/)

/** Dollars that can't be negative. */
export const AmountSchema = z.number().min(0).max(1_000_000)
export const PercentSchema = z.number().min(0).max(100)
export const CountSchema = z.number().int().min(0)

export const StateSchema = z.string().regex(/^[A-Z]{2}$/, 'two capital letters')
export const ZipCodeExtensionSchema = z.string().regex(/^\d{4}$/, 'four digits')
export const AreaCodeSchema = z.string().regex(/^\d{3}$/, 'three digits')

/** A number of the customer, shown without its last digits. */
export const MaskedNumberSchema = z.string().regex(/^\d{3}-\d{3}-X{4}$/)

/** Both parts of an account number, joined by a dash; empty without an account. */
export const AccountNumberSchema = z.string().regex(/^(?:\d{10}-\d{1,5})?$/)

/** A store, with or without its hyphen. */
export const LocationCodeSchema = z.string().regex(/^[\d-]{1,20}$/, 'digits, hyphens allowed')

export const CapacitySchema = z.string().regex(/^\d+ [GT]B$/)
export const CaseSizeSchema = z.string().regex(/^\d+ mm$/)
export const ColorCssSchema = z.string().regex(/^#[\da-f]{6}$/)
export const LastFourSchema = z.string().regex(/^(?:\d{4})?$/)
export const EidSchema = z.string().regex(/^\d{32}$/, '32 digits')
export const ImeiSchema = z.string().regex(/^\d{15}$/, '15 digits')

/** SPO belongs to the account, SFO to a line. */
export const FeatureTypeSchema = z.enum(['SPO', 'SFO'])

/** Approved, pending, declined, on hold. */
export const CreditStatusSchema = z.enum(['AP', 'PE', 'DC', 'OH'])

/** A channel that sells in its own way, such as SCAN_AND_GO. */
export const FlowTypeSchema = z.string().regex(/^\w{1,40}$/)

export const SalesRepIdSchema = z.string().regex(/^[\w-]{1,40}$/)

/** What a caller writes to find its answer again. */
export const CorrelationIdSchema = z.string().regex(/^[\w.:-]{1,80}$/)
