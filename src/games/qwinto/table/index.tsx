export default function Table(): null {
  return null;
}
