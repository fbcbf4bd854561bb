package soe.simulator;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** JSON as maps, lists, strings, numbers (Long or Double), booleans and null. */
public final class Json {
  private final String text;
  private int at;

  private Json(String text) {
    this.text = text;
  }

  public static Object read(String text) {
    Json json = new Json(text);
    Object value = json.value();
    json.skipSpace();
    if (json.at < text.length()) throw json.wrong("nothing more");
    return value;
  }

  public static String write(Object value) {
    StringBuilder out = new StringBuilder();
    write(value, out);
    return out.toString();
  }

  /** What stands under the names, each within the one before; null where something is missing. */
  public static Object at(Object value, String... names) {
    Object held = value;
    for (String name : names) held = held instanceof Map<?, ?> map ? map.get(name) : null;
    return held;
  }

  @SuppressWarnings("unchecked")
  public static Map<String, Object> object(Object value) {
    return (Map<String, Object>) value;
  }

  @SuppressWarnings("unchecked")
  public static List<Object> list(Object value) {
    return (List<Object>) value;
  }

  private Object value() {
    skipSpace();
    return switch (peek()) {
      case '{' -> object();
      case '[' -> list();
      case '"' -> string();
      case 't' -> word("true", true);
      case 'f' -> word("false", false);
      case 'n' -> word("null", null);
      default -> number();
    };
  }

  private Map<String, Object> object() {
    Map<String, Object> object = new LinkedHashMap<>();
    at++;
    for (skipSpace(); peek() != '}'; skipSpace()) {
      if (!object.isEmpty()) skip(',');
      skipSpace();
      String name = string();
      skipSpace();
      skip(':');
      object.put(name, value());
    }
    at++;
    return object;
  }

  private List<Object> list() {
    List<Object> list = new ArrayList<>();
    at++;
    for (skipSpace(); peek() != ']'; skipSpace()) {
      if (!list.isEmpty()) skip(',');
      list.add(value());
    }
    at++;
    return list;
  }

  private String string() {
    skip('"');
    StringBuilder out = new StringBuilder();
    while (peek() != '"') out.append(text.charAt(at) == '\\' ? escaped() : text.charAt(at++));
    at++;
    return out.toString();
  }

  private char escaped() {
    at++;
    char letter = peek();
    at++;
    return switch (letter) {
      case 'n' -> '\n';
      case 't' -> '\t';
      case 'r' -> '\r';
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'u' -> (char) Integer.parseInt(text.substring(at, at += 4), 16);
      default -> letter;
    };
  }

  private Object number() {
    int from = at;
    while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) at++;
    String digits = text.substring(from, at);
    if (digits.isEmpty()) throw wrong("a value");
    return digits.matches("-?\\d{1,18}") ? (Object) Long.valueOf(digits) : Double.valueOf(digits);
  }

  private Object word(String word, Object value) {
    if (!text.startsWith(word, at)) throw wrong(word);
    at += word.length();
    return value;
  }

  private void skipSpace() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) at++;
  }

  private char peek() {
    if (at >= text.length()) throw wrong("more");
    return text.charAt(at);
  }

  private void skip(char letter) {
    if (peek() != letter) throw wrong("'" + letter + "'");
    at++;
  }

  private IllegalArgumentException wrong(String needed) {
    return new IllegalArgumentException("No JSON: " + needed + " is needed at " + at + ".");
  }

  private static void write(Object value, StringBuilder out) {
    if (value instanceof Map<?, ?> map) {
      out.append('{');
      String separator = "";
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        out.append(separator);
        write(entry.getKey().toString(), out);
        out.append(':');
        write(entry.getValue(), out);
        separator = ",";
      }
      out.append('}');
    } else if (value instanceof Iterable<?> list) {
      out.append('[');
      String separator = "";
      for (Object held : list) {
        out.append(separator);
        write(held, out);
        separator = ",";
      }
      out.append(']');
    } else if (value instanceof String text) {
      quote(text, out);
    } else {
      out.append(value);
    }
  }

  private static void quote(String text, StringBuilder out) {
    out.append('"');
    for (char letter : text.toCharArray()) {
      if (letter == '"' || letter == '\\') out.append('\\').append(letter);
      else if (letter < 0x20) out.append(String.format("\\u%04x", (int) letter));
      else out.append(letter);
    }
    out.append('"');
  }
}
