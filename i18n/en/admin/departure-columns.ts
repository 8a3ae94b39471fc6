import type { TableColumn } from "#contracts/departure-columns.ts";

/** What a column may be called, the first of them by us. Case, spaces and signs do not matter. */
export const columns: Readonly<Record<TableColumn, string>> = {
  leavesOn: "Out / Departure / Departs / Leaves / Leaving / Departure date / Date out / From date",
  returnsOn: "Back / Return / Returns / Return date / Date back / To date",
  title: "Name / Title / Package name / Tour",
  makkahNights: "Nights in Makkah / Makkah nights / Makkah / Mecca / Mecca nights",
  makkahHotel: "Hotel in Makkah / Makkah hotel / Mecca hotel",
  madinahNights: "Nights in Madinah / Madinah nights / Madinah / Medina / Medina nights",
  madinahHotel: "Hotel in Madinah / Madinah hotel / Medina hotel",
  city: "City / Another city / Place",
  cityNights: "Nights in the city / City nights / Nights",
  cityHotel: "Hotel in the city / City hotel / Hotel",
  from: "From / Departs from / Airport / From airport",
  to: "To / Arrives at / To airport",
  airline: "Airline / Flight / Carrier",
  via: "By way of / Via / Stop / Transit",
  seats: "Seats / Seats left / Availability",
  currency: "Currency",
  quad: "Quad / Four in a room / Quad price / 4 sharing",
  triple: "Triple / Three in a room / Triple price / 3 sharing",
  double: "Double / Two in a room / Double price / 2 sharing",
  single: "Single / Alone in a room / Single price",
  child: "Child / Child price",
  infant: "Infant / Infant price",
  priceUntil: "Price valid until / Valid until / Price until",
  notes: "Notes / Note / Remarks",
};

/** What may stand in the column of seats, besides a number. */
export const seatsCalled = {
  open: "Open / Available / Yes",
  few: "Few / Few seats / Few left",
  full: "Full / Sold out / Closed / No",
} as const;
