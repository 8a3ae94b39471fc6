/**
 * As people call the place of a time zone. Others are said as the zone names them. Browsers
 * know some by two names.
 */
export const zoneCities = {
  "Asia/Dhaka": "Dhaka",
  "Asia/Calcutta": "Kolkata",
  "Asia/Kolkata": "Kolkata",
  "Asia/Karachi": "Karachi",
  "Asia/Katmandu": "Kathmandu",
  "Asia/Kathmandu": "Kathmandu",
  "Asia/Colombo": "Colombo",
  "Asia/Riyadh": "Riyadh",
  "Asia/Dubai": "Dubai",
  "Asia/Qatar": "Qatar",
  "Asia/Kuwait": "Kuwait",
  "Asia/Bahrain": "Bahrain",
  "Asia/Muscat": "Muscat",
  "Africa/Cairo": "Cairo",
  "Europe/Istanbul": "Istanbul",
  "Europe/London": "London",
  "Asia/Kuala_Lumpur": "Kuala Lumpur",
  "Asia/Singapore": "Singapore",
  "America/New_York": "New York",
} as const;
