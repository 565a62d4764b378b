/** Where people sit round the drawn table: nobody's token lies on a neighbour's name. */
import { placeOf } from '../../app/screens/newMatch/Furniture';

const TOKEN = 42;
/** A name stands below the 48 points of its token. */
const NAME = { from: 26, to: 48 };

describe.each([5, 6])('%i people', (count) => {
  test.each([256, 326, 620])('on a table %i wide', (width) => {
    const seats = Array.from({ length: count }, (_, seat) => placeOf(seat, count, width, 1));
    for (const [i, one] of seats.entries())
      for (const [j, other] of seats.entries()) {
        if (i === j || Math.abs(one.x - other.x) > 40) continue;
        const above = one.y + NAME.from - (other.y + TOKEN / 2);
        const below = other.y - TOKEN / 2 - (one.y + NAME.to);
        expect(Math.max(above, below)).toBeGreaterThanOrEqual(0);
      }
  });
});
