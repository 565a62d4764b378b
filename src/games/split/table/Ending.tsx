export default function Ending(): null {
  return null;
}
