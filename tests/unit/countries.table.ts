/** Inputs of people in a country. */
export interface Questions {
  /** Whole codes, one of each form; the area is what stands before the gap. */
  readonly valid: readonly string[];
  /** Areas with the beginning of a rest behind a gap. */
  readonly beginnings: readonly string[];
  /** Inputs that are not codes, with the suggestion for each. */
  readonly wrong: readonly (readonly [typed: string, didYouMean?: string])[];
  /** Codes of other countries, with a word of the answer. */
  readonly foreign: readonly (readonly [typed: string, word: RegExp])[];
  /** A one-line address that ends in a code, with what is left of it. */
  readonly address: readonly [line: string, area: string, rest: string];
}

const british = ['LS6 2AB', 'M1 1AE', 'M60 1NW', 'CR0 2YR', 'DN55 1PT', 'W1A 0AX', 'EC1A 1BB', 'SW1A 1AA', 'BT1 5GS'];

export const questions: Readonly<Record<string, Questions>> = {
  CA: {
    valid: ['K1A 0B1', 'L0R 1C0'],
    beginnings: ['L9H 1A'],
    wrong: [['LOR 1C0', 'L0R 1C0'], ['W1A 1A1'], ['SW1A 1AA'], ['9021']],
    foreign: [['14201', /United States/]],
    address: ['12 Princess Street, Kingston, ON K7L 1A1', 'K7L', '12 Princess Street, Kingston, ON'],
  },
  US: {
    valid: ['14201', '14225-1234', '01085'],
    beginnings: ['14225-12'],
    wrong: [['142O1', '14201'], ['I0001', '10001'], ['1420'.padEnd(12, '0')], ['Buffalo']],
    foreign: [
      ['L9H 5X1', /Canadian/],
      ['SW1A 1AA', /United Kingdom/],
      ['D01 X2Y4', /Irish/],
      ['2500', /Australia/],
    ],
    address: ['12 Elmwood Avenue, Buffalo, NY 14201, USA', '14201', '12 Elmwood Avenue, Buffalo, NY  , USA'],
  },
  GB: {
    valid: [...british, 'GIR 0AA', 'BF1 0AX', 'BFPO 105'],
    beginnings: ['M1 1', 'N1 1', 'LS6 2', 'EC1A 1B'],
    // Only the inner districts of London have a letter after the number.
    wrong: [['SWIA 1AA', 'SW1A 1AA'], ['0X1 2JD', 'OX1 2JD'], ['LS6 2AI'], ['QS6 2AB'], ['LS'], ['LS6A 2AB']],
    foreign: [
      ['L9H 5X1', /Canadian/],
      ['14201', /ZIP/],
      ['D02 X285', /Irish/],
      ['D6W', /Irish/],
      ['6011', /New Zealand/],
    ],
    address: ['12 Otley Road, Leeds LS6 2AB', 'LS6', '12 Otley Road, Leeds'],
  },
  IE: {
    valid: ['D01 X2Y4', 'A65 F4E2', 'D6W XY00', 'T12 2222'],
    beginnings: ['D6W X2'],
    wrong: [['DO1 X2Y4', 'D01 X2Y4'], ['D01 B2Y4'], ['D6X X2Y4']],
    foreign: [
      ['BT1 5GS', /United Kingdom/],
      ['BT1', /United Kingdom/],
      // Its signs could begin a code of Ireland.
      ['E6 4RF', /United Kingdom/],
      ['L9H 5X1', /Canadian/],
      ['14201', /ZIP/],
    ],
    address: ['12 Capel Street, Dublin, D01 X2Y4', 'D01', '12 Capel Street, Dublin,'],
  },
  AU: {
    valid: ['2500', '0800', '9726'],
    beginnings: [],
    wrong: [['25OO', '2500'], ['0123'], ['250'], ['25001234']],
    foreign: [
      ['14201', /ZIP/],
      ['LS6 2AB', /United Kingdom/],
      ['K1A 0B1', /Canadian/],
      ['D6W XY00', /Irish/],
    ],
    address: ['12 Crown Street, Wollongong NSW 2500', '2500', '12 Crown Street, Wollongong NSW'],
  },
  NZ: {
    valid: ['6011', '0110'],
    beginnings: [],
    wrong: [['6O11', '6011'], ['0011'], ['60111234']],
    foreign: [
      ['14201', /ZIP/],
      ['LS6 2AB', /United Kingdom/],
      ['K1A 0B1', /Canadian/],
    ],
    address: ['12 Cuba Street, Wellington 6011, New Zealand', '6011', '12 Cuba Street, Wellington  , New Zealand'],
  },
};
